import NavigationPipeline
import Testing

struct NavigationCourseTests {
    private typealias Course = NavigationCourse<String, String>

    @Test("A target without guards is resolved, performed and confirmed")
    func straight() {
        var course = Course(to: "a")
        #expect(course.handle(.resolved("A", guards: 0)) == .perform)
        #expect(course.location == "A")
        #expect(course.handle(.performed) == .confirm)
    }

    @Test("Guards are asked one after the other", arguments: 1...4)
    func guards(count: Int) {
        var course = Course(to: "a")
        var action = course.handle(.resolved("A", guards: count))
        for index in 0..<count {
            #expect(action == .ask(guard: index))
            action = course.handle(.allowed)
        }
        #expect(action == .perform)
    }

    @Test("A guard that stops ends the navigation, whichever it is", arguments: 0..<3)
    func stops(at index: Int) {
        var course = Course(to: "a")
        _ = course.handle(.resolved("A", guards: 3))
        for _ in 0..<index { _ = course.handle(.allowed) }
        #expect(course.handle(.stopped) == .fail(.stopped))
        #expect(course.handle(.allowed) == .fail(.cancelled))
    }

    @Test("Redirects of records and guards are counted together", arguments: 0...8)
    func redirects(byRecords count: Int) {
        var course = Course(to: "0")
        for number in 1...8 {
            if number > count { _ = course.handle(.resolved("at \(number)", guards: 1)) }
            #expect(course.handle(.redirected("\(number)")) == .resolve)
            #expect(course.target == "\(number)")
        }
        _ = course.handle(.resolved("A", guards: 1))
        #expect(course.handle(.redirected("9")) == .fail(.tooManyRedirects(limit: 8)))
    }

    @Test("What cannot happen ends the navigation instead of going on")
    func impossible() {
        for event in [Course.Event.allowed, .stopped, .performed] {
            var course = Course(to: "a")
            #expect(course.handle(event) == .fail(.cancelled))
        }
        var course = Course(to: "a")
        _ = course.handle(.resolved("A", guards: 0))
        #expect(course.handle(.redirected("b")) == .fail(.cancelled))
    }
}
