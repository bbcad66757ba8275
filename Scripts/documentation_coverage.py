"""Lists the public symbols of a module's symbol graphs that have no documentation comment.

Usage: documentation_coverage.py FOLDER
Symbols the compiler made up, or that a type merely inherits, are somebody else's to document.
"""

import os
import sys

from symbol_graph import symbols

undocumented = []
count = 0
for symbol in symbols(sys.argv[1]):
    count += 1
    if not any(line["text"].strip() for line in symbol.get("docComment", {}).get("lines", [])):
        undocumented.append(symbol)

for symbol in undocumented:
    location = symbol.get("location", {})
    # The graphs come from a build that reaches the sources through symbolic links.
    path = os.path.relpath(os.path.realpath(location.get("uri", "").removeprefix("file://")))
    line = location.get("position", {}).get("line", 0) + 1
    print(f"error: {path}:{line}: {'.'.join(symbol['pathComponents'])} has no documentation", file=sys.stderr)
if undocumented:
    sys.exit(1)
print(f"{count} public symbols, all documented")
