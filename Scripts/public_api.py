"""Prints the public API of a module: one declaration a line, below the type it belongs to.

Usage: public_api.py FOLDER
"""

import sys

from symbol_graph import conformances, declaration, symbols

folder = sys.argv[1]
protocols = conformances(folder)

rows = []
for symbol in symbols(folder):
    text = declaration(symbol)
    conforms = sorted(protocols.get(symbol["identifier"]["precise"], ()))
    if conforms and symbol["kind"]["identifier"] != "swift.protocol":
        text += f"  // {', '.join(conforms)}"
    path = symbol["pathComponents"]
    rows.append((path, text))

previous = []
for path, text in sorted(rows):
    owner = path[:-1]
    if owner and previous[:len(owner)] != owner:
        print(f"{'    ' * (len(owner) - 1)}extension {'.'.join(owner)}")
    print("    " * len(owner) + text)
    previous = path
