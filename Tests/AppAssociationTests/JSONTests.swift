import AppAssociation
import Testing

/// What is wrong with a file's JSON, and where.
@Suite struct JSONTests {
    @Test(
        "Text that is not JSON is refused with its place",
        arguments: [
            ("", "line 1, column 1: the text ends where a value is expected"),
            ("  \n ", "line 2, column 2: the text ends where a value is expected"),
            ("{", "line 1, column 2: expected a key in quotation marks"),
            ("{\"a\"}", "line 1, column 5: expected a colon after the key"),
            ("{\"a\":1", "line 1, column 7: expected a comma or the end of the object"),
            ("{\"a\":1,}", "line 1, column 8: expected a key in quotation marks"),
            ("{\"a\":[1,]}", "line 1, column 9: expected a value"),
            ("{\"a\":[1 2]}", "line 1, column 9: expected a comma or the end of the array"),
            ("{} {}", "line 1, column 4: text after the end of the JSON value"),
            ("{\n\"a\": tru\n}", "line 2, column 6: expected a value"),
            ("{\"a\": 01}", "line 1, column 7: a number with a leading zero"),
            ("{\"a\": -}", "line 1, column 8: expected a digit"),
            ("{\"a\": 1.}", "line 1, column 9: expected a digit"),
            ("{\"a\": 1e+}", "line 1, column 10: expected a digit"),
            ("{\"a\": +1}", "line 1, column 7: expected a value"),
            ("{\"a\": 'b'}", "line 1, column 7: expected a value"),
            ("{\"a\": \"b", "line 1, column 7: a string without an end"),
            ("{\"a\": \"\tb\"}", "line 1, column 8: a control character inside a string"),
            ("{\"a\": \"\\x\"}", "line 1, column 8: an unknown escape"),
            ("{\"a\": \"\\u12G4\"}", "line 1, column 8: an unknown escape"),
            ("{\"a\": \"\\uD800\"}", "line 1, column 8: half of a surrogate pair"),
            ("{\"a\": \"\\uD800\\u0041\"}", "line 1, column 8: half of a surrogate pair"),
            ("{\"a\": \"\\", "line 1, column 8: a string without an end"),
            ("\u{FEFF}{}", "line 1, column 1: a byte order mark before the JSON text"),
            ("// note\n{}", "line 1, column 1: expected a value"),
        ])
    func refused(text: String, message: String) {
        #expect {
            try AppleAppSiteAssociation(parsing: text)
        } throws: { error in
            guard case .notJSON(let reason)? = error as? AssociationFileError else { return false }
            return reason.description == message
        }
    }

    @Test("Bytes that are not UTF-8 are refused at their string")
    func encoding() {
        let bytes: [UInt8] = Array("{\"a\": \"".utf8) + [0xFF, 0xFE] + Array("\"}".utf8)
        #expect(throws: AssociationFileError.self) { try AppleAppSiteAssociation(parsing: bytes) }
        #expect(
            AppleAppSiteAssociation.validate(bytes).map(\.problem) == ["line 1, column 7: a string that is not UTF-8"])
        let wide: [UInt8] = [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]
        #expect(AppleAppSiteAssociation.validate(wide).map(\.code) == [.notJSON])
    }

    @Test("Nesting has a limit and never ends the process", arguments: [1, 127, 128, 1_000_000])
    func depth(levels: Int) {
        let arrays = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        let text = "{\"a\":\(arrays)}"
        if levels < 128 {
            #expect(throws: Never.self) { try AppleAppSiteAssociation(parsing: text) }
        } else {
            #expect(throws: AssociationFileError.self) { try AppleAppSiteAssociation(parsing: text) }
        }
        let objects = String(repeating: "{\"a\":", count: levels)
        #expect(throws: AssociationFileError.self) { try AppleAppSiteAssociation(parsing: objects) }
    }

    @Test("Another root than an object is refused in words", arguments: ["[]", "1", "\"a\"", "null", "true"])
    func root(text: String) {
        #expect {
            try AppleAppSiteAssociation(parsing: text)
        } throws: { error in
            (error as? AssociationFileError)?.description.hasPrefix("the file has to be an object, not ") ?? false
        }
    }

    @Test("What is unknown is kept, with order, spelling of numbers and escapes, and written back")
    func kept() throws {
        let text = """
            {"applinks":{"details":[{"appIDs":["A"],"components":[{"/":"/é\\"\\\\\\n","z":1.50e+3,"a":[null,{"b":{}}]}],\
            "mode":"x"}],"more":-0},"zeta":[],"alpha":{"k":"\\u0001"}}
            """
        #expect(try AppleAppSiteAssociation(parsing: text).text(.compact) == text)
    }

    @Test("Keys are written in one order, whatever the order they came in")
    func canonical() throws {
        let one = """
            {"webcredentials":{"apps":[]},"applinks":{"details":[{"components":[{"exclude":true,"#":"f","?":{"q":"1"},\
            "/":"/a","comment":"c","percentEncoded":false,"caseSensitive":false}],"appIDs":["A"]}],"defaults":{"/":"/b"}}}
            """
        let expected = """
            {"applinks":{"defaults":{"/":"/b"},"details":[{"appIDs":["A"],"components":[{"/":"/a","?":{"q":"1"},\
            "#":"f","exclude":true,"caseSensitive":false,"percentEncoded":false,"comment":"c"}]}]},\
            "webcredentials":{"apps":[]}}
            """
        #expect(try AppleAppSiteAssociation(parsing: one).text(.compact) == expected)
    }

    @Test("The pretty form is made for reading")
    func pretty() throws {
        let file = AppleAppSiteAssociation(
            appLinks: .init(
                details: [
                    .init(
                        appIDs: ["ABCDE12345.com.example.shop"],
                        components: [
                            .init(path: "/a", comment: "one"), .init(path: "/b", query: .items([.init("q", "?*")])),
                        ])
                ]))
        #expect(
            file.text() == """
                {
                  "applinks": {
                    "details": [
                      {
                        "appIDs": ["ABCDE12345.com.example.shop"],
                        "components": [
                          { "/": "/a", "comment": "one" },
                          {
                            "/": "/b",
                            "?": { "q": "?*" }
                          }
                        ]
                      }
                    ]
                  }
                }

                """)
    }
}
