"""Reads Swift source just far enough for the checks: comments and string contents blanked, braces followed."""

import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def swift_files(*folders):
    """The Swift files that git tracks or would track under the folders, relative to the root."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *folders],
        cwd=ROOT, check=True, capture_output=True, text=True,
    ).stdout.splitlines()
    return sorted(
        path for path in set(listing)
        if path.endswith(".swift") and os.path.isfile(os.path.join(ROOT, path))
    )


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


_TOKEN = re.compile(
    r"""(?P<line>//[^\n]*)|(?P<block>/\*)|(?P<string>(?P<hashes>\#*)(?P<quotes>\"\"\"|\"))""", re.VERBOSE
)


def _blank(text):
    return re.sub(r"[^\n]", " ", text)


def stripped(source):
    """The source with comments and the contents of string literals turned into spaces; lines stay where they are."""
    output = []
    position = 0
    while True:
        token = _TOKEN.search(source, position)
        if token is None:
            output.append(source[position:])
            return "".join(output)
        output.append(source[position:token.start()])
        if token.group("line"):
            end = token.end()
        elif token.group("block"):
            end = _end_of_block_comment(source, token.end())
        else:
            end = _end_of_string(source, token.end(), token.group("quotes"), token.group("hashes"))
        output.append(_blank(source[token.start():end]))
        position = end


def _end_of_block_comment(source, position):
    depth = 1
    while depth and position < len(source):
        if source.startswith("/*", position):
            depth += 1
            position += 2
        elif source.startswith("*/", position):
            depth -= 1
            position += 2
        else:
            position += 1
    return position


def _end_of_string(source, position, quotes, hashes):
    closing = quotes + hashes
    escape = "\\" + hashes
    while position < len(source):
        if source.startswith(escape, position):
            position += len(escape)
            if source.startswith("(", position):
                position = _end_of_interpolation(source, position + 1)
            else:
                position += 1
        elif source.startswith(closing, position):
            return position + len(closing)
        elif quotes == '"' and source[position] == "\n":
            return position
        else:
            position += 1
    return position


def _end_of_interpolation(source, position):
    depth = 1
    while depth and position < len(source):
        token = _TOKEN.match(source, position)
        if token is not None and token.group("string"):
            position = _end_of_string(source, token.end(), token.group("quotes"), token.group("hashes"))
            continue
        depth += {"(": 1, ")": -1}.get(source[position], 0)
        position += 1
    return position


def report(problems, passed):
    """Prints the problems and exits with their verdict."""
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    if problems:
        sys.exit(1)
    print(passed)
