"""Cuts the PDF fonts of Indian scripts: whole scripts with all conjuncts, without their Latin letters.

Usage: indic.py <node_modules with the font packages> <root of the repository>
"""

import copy
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

SOURCES, ROOT = Path(sys.argv[1]), Path(sys.argv[2])
PDF = ROOT / "packages/documents/fonts"

# The dotted circle carries a vowel sign that has no letter; the joiners steer conjuncts.
SHARED = [0x200C, 0x200D, 0x25CC, 0x0964, 0x0965]
SCRIPTS = {
    "Devanagari": [*range(0x0900, 0x0980), *range(0xA8E0, 0xA900), *range(0x1CD0, 0x1D00), *SHARED],
    "Bengali": [*range(0x0980, 0x0A00), *SHARED],
    "Gurmukhi": [*range(0x0A00, 0x0A80), *SHARED],
    "Gujarati": [*range(0x0A80, 0x0B00), *SHARED],
    "Oriya": [*range(0x0B00, 0x0B80), *SHARED],
    "Tamil": [*range(0x0B80, 0x0C00), *SHARED],
    "Telugu": [*range(0x0C00, 0x0C80), *SHARED],
    "Kannada": [*range(0x0C80, 0x0D00), *SHARED],
    "Malayalam": [*range(0x0D00, 0x0D80), *SHARED],
}

MARK_TO_BASE = 4


def without_empty_anchors(subtable):
    """A mark-to-base table as one table a class of marks, each with the bases that have an anchor for it.

    fontkit fails at a base without an anchor, where other shapers go on to the next table. The meaning is the same.
    """
    if all(anchor for record in subtable.BaseArray.BaseRecord for anchor in record.BaseAnchor):
        return [subtable]
    return [only(subtable, number) for number in range(subtable.ClassCount)]


def only(subtable, number):
    part = copy.deepcopy(subtable)
    part.ClassCount = 1
    marks = [
        (name, record)
        for name, record in zip(part.MarkCoverage.glyphs, part.MarkArray.MarkRecord, strict=True)
        if record.Class == number
    ]
    bases = [
        (name, record)
        for name, record in zip(part.BaseCoverage.glyphs, part.BaseArray.BaseRecord, strict=True)
        if record.BaseAnchor[number]
    ]
    for _, record in marks:
        record.Class = 0
    for _, record in bases:
        record.BaseAnchor = [record.BaseAnchor[number]]
    part.MarkCoverage.glyphs, part.MarkArray.MarkRecord = map(list, zip(*marks, strict=True))
    part.BaseCoverage.glyphs, part.BaseArray.BaseRecord = map(list, zip(*bases, strict=True))
    part.MarkArray.MarkCount, part.BaseArray.BaseCount = len(marks), len(bases)
    return part


def split_marks(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        if lookup.LookupType == MARK_TO_BASE:
            lookup.SubTable = [part for subtable in lookup.SubTable for part in without_empty_anchors(subtable)]
            lookup.SubTableCount = len(lookup.SubTable)


for script, signs in SCRIPTS.items():
    for weight, style in (("400Regular", "Regular"), ("600SemiBold", "SemiBold")):
        name = f"NotoSans{script}"
        source = SOURCES / f"@expo-google-fonts/noto-sans-{script.lower()}/{weight}/{name}_{weight}.ttf"
        options = Options()
        options.layout_features = ["*"]
        options.hinting = False
        options.notdef_outline = True
        options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
        font = TTFont(source)
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=signs)
        subsetter.subset(font)
        split_marks(font)
        path = PDF / f"{name}-{style}.ttf"
        font.save(path)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.1f} kB")
