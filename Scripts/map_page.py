#!/usr/bin/env python3
"""Looks at the page of a map as the browser holds it, and says which of the expected things is not so."""

import argparse
import sys
from html.parser import HTMLParser

VOID = {"meta", "input", "link", "img", "br", "hr"}


class Page(HTMLParser):
    """The routes that are to be seen: their titles and their links."""

    def __init__(self):
        super().__init__()
        self.open, self.titles, self.links, self.count, self.title = [], [], [], "", ""
        self.elements = set()

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.elements.add(tag)
        is_hidden = "hidden" in attributes or bool(self.open and self.open[-1][2])
        place = attributes.get("id") or (attributes.get("class") or "").split(" ")[0] or tag
        if tag not in VOID:
            self.open.append((tag, place, is_hidden))
        if is_hidden:
            return
        if place == "title" and tag == "span":
            self.titles.append("")
        if tag == "a" and "href" in attributes:
            self.links.append(attributes["href"])

    def handle_endtag(self, tag):
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data):
        if not self.open:
            return
        tag, place, is_hidden = self.open[-1]
        if tag == "title":
            self.title += data
        elif place == "title" and not is_hidden:
            self.titles[-1] += data
        elif place == "count":
            self.count += data


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file")
    parser.add_argument("--shown", type=int, help="how many routes are to be seen")
    parser.add_argument("--routes", nargs="*", help="the names of all routes that are to be seen")
    parser.add_argument("--links", nargs="*", help="all links that are to be seen")
    parser.add_argument("--count", help="what the page says of its search")
    expected = parser.parse_args()
    page = Page()
    with open(expected.file, encoding="utf-8") as file:
        page.feed(file.read())
    names = [title.split(" (")[0] for title in page.titles]
    problems = []
    for what, wanted, found in (
        ("routes", expected.shown, len(names)),
        ("routes", expected.routes, names),
        ("links", expected.links, page.links),
        ("count", expected.count, page.count),
        ("title", "Routes", page.title),
        ("images", False, "img" in page.elements),
    ):
        if wanted is not None and wanted != found:
            problems.append(f"{what}: expected {wanted!r}, found {found!r}")
    print("\n".join(problems), file=sys.stderr, end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
