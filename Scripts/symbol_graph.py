"""Reads the symbol graphs of a module."""

import glob
import json
import os

# Every type has these; saying so would only be noise.
_EVERYWHERE = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


def _graphs(folder):
    for path in sorted(glob.glob(os.path.join(folder, "*.symbols.json"))):
        with open(path, encoding="utf-8") as file:
            yield json.load(file)


def symbols(folder):
    """The public symbols that the module's own sources declare, without what the compiler made up."""
    seen = set()
    for graph in _graphs(folder):
        for symbol in graph["symbols"]:
            identifier = symbol["identifier"]["precise"]
            if "::SYNTHESIZED::" in identifier or identifier in seen:
                continue
            # Neither an extension as such nor a derived member has a place in the sources to document.
            if symbol["kind"]["identifier"] == "swift.extension" or "location" not in symbol:
                continue
            seen.add(identifier)
            yield symbol


def conformances(folder):
    """The protocols each type conforms to, by the type's identifier."""
    found = {}
    names = {}
    graphs = list(_graphs(folder))
    for graph in graphs:
        for symbol in graph["symbols"]:
            names[symbol["identifier"]["precise"]] = symbol["pathComponents"][-1]
    for graph in graphs:
        for relation in graph["relationships"]:
            if relation["kind"] == "conformsTo":
                name = names.get(relation["target"]) or relation.get("targetFallback", "?").split(".")[-1]
                if name not in _EVERYWHERE:
                    found.setdefault(relation["source"], set()).add(name)
    return found


def declaration(symbol):
    """The symbol's declaration on one line."""
    text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    return " ".join(text.split())
