"""Cuts the PDF fonts of Tamil and Devanagari: whole scripts with all conjuncts, without their Latin letters.

Usage: indic.py <node_modules with the font packages> <root of the repository>
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

SOURCES, ROOT = Path(sys.argv[1]), Path(sys.argv[2])
PDF = ROOT / "packages/documents/fonts"

# The dotted circle carries a vowel sign that has no letter; the joiners steer conjuncts.
SHARED = [0x200C, 0x200D, 0x25CC, 0x0964, 0x0965]
SCRIPTS = {
    "Tamil": [*range(0x0B80, 0x0C00), *SHARED],
    "Devanagari": [*range(0x0900, 0x0980), *range(0xA8E0, 0xA900), *range(0x1CD0, 0x1D00), *SHARED],
}

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
        path = PDF / f"{name}-{style}.ttf"
        font.save(path)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.1f} kB")
