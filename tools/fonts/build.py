"""Cuts the web fonts and the PDF fonts, as README.md describes.

Usage: build.py <node_modules with the font packages> <root of the repository>
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.instancer import instantiateVariableFont

SOURCES, ROOT = Path(sys.argv[1]), Path(sys.argv[2])
WEB = ROOT / "apps/web/public/fonts"
PDF = ROOT / "packages/documents/fonts"

# What our own texts are written with: basic Latin, the punctuation of English, the signs of the trade.
SIGNS = "\u00a0©°±²³µ·×÷–—‘’“”…₹→−≈≤≥"
EVERYDAY = sorted({*range(0x20, 0x7F), *map(ord, SIGNS)})
# What a customer's name or words may need beside them: the rest of Latin-1 and of the punctuation. Browsers fetch
# these only then (`unicode-range` in fonts.css).
SOFT_HYPHEN = 0xAD  # which has no glyph of its own
RARE_SIGNS = "ıŒœˆ˚˜\u2009\u202f\u2010\u2011‒‚„†•′″‹›⁄€™←↑↓↗✓"
RARE = sorted({*range(0xA0, 0x100), *map(ord, RARE_SIGNS)} - {SOFT_HYPHEN, *EVERYDAY})
GLYPHS = sorted([*EVERYDAY, *RARE])
# No calt: Inter's would turn a typed "->" or "10x20" into other signs.
WEB_FEATURES = ["kern", "tnum"]  # all that the stylesheets ask for
FEATURES = ["ccmp", "locl", "kern", "mark", "mkmk", "tnum", "pnum", "frac", "numr", "dnom", "sups", "case"]

WEIGHTS = (400, 800)
# One optical size for headings of 24 to 64 px; the axis itself would weigh another 30 kB.
HEADING_SIZE = 36


# Names that a PDF reader shows, with the licence; a browser shows none, and the licences lie beside the web fonts.
NAMES = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17, 25, *range(256, 300)]
WEB_NAMES = [1, 2]


def cut(font, flavor, signs=GLYPHS, features=FEATURES, names=NAMES):
    if "gvar" in font:
        # Instancing leaves out the glyphs which no longer vary; the subsetter asks for every glyph.
        varied = font["gvar"].variations
        font["gvar"].variations = {name: varied.get(name, []) for name in font.getGlyphOrder()}
    options = Options()
    options.layout_features = features
    options.flavor = flavor
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = names
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=signs)
    subsetter.subset(font)
    font.flavor = flavor
    return font


def save(font, path, signs=GLYPHS):
    font.save(path)
    missing = "".join(chr(code) for code in signs if code not in font.getBestCmap())
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.1f} kB, without {missing or 'nothing'}")


def save_for_web(make, name):
    for signs, end in ((EVERYDAY, ""), (RARE, "-rare")):
        save(cut(make(), "woff2", signs, WEB_FEATURES, WEB_NAMES), WEB / f"{name}{end}.woff2", signs)
        print(f"    unicode-range: {unicode_range(signs)};")


def unicode_range(signs):
    """The signs as `unicode-range` has them: neighbours together."""
    runs = []
    for code in signs:
        if runs and code == runs[-1][1] + 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in runs)


def rename(font, family, style):
    """Names a static instance: PDF readers show them, and two faces of one name would clash."""
    postscript = f"{family.replace(' ', '')}-{style}"
    full = family if style == "Regular" else f"{family} {style}"
    names = {1: full, 2: "Regular", 3: postscript, 4: full, 6: postscript, 16: family, 17: style}
    for number, text in names.items():
        font["name"].removeNames(nameID=number)
        font["name"].setName(text, number, 3, 1, 0x409)


def inter():
    return TTFont(SOURCES / "inter-ui/variable/InterVariable.woff2")


def add_glyph(font, code, name, glyph, metrics, variations):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["hmtx"].metrics[name] = metrics
    font["gvar"].variations[name] = variations
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def bricolage():
    """The Latin file with signs it lacks.

    The rupee sign comes from the Latin-extended file, which has the same axes. Arrows and relations are in
    neither, so they are taken from the static weights, between which they vary in a straight line.
    """
    folder = SOURCES / "@fontsource-variable/bricolage-grotesque/files"
    limits = {"opsz": HEADING_SIZE, "wdth": 100, "wght": WEIGHTS}
    font, extended = (
        instantiateVariableFont(TTFont(folder / f"bricolage-grotesque-{part}-standard-normal.woff2"), limits)
        for part in ("latin", "latin-ext")
    )
    # Advance widths follow from gvar; the table would have to be built anew for added glyphs.
    del font["HVAR"]

    rupee = extended.getBestCmap()[0x20B9]
    add_glyph(
        font, 0x20B9, "rupee", extended["glyf"][rupee], extended["hmtx"][rupee], extended["gvar"].variations[rupee]
    )

    light, bold = (static_bricolage(name) for name in ("400Regular", "800ExtraBold"))
    for code in map(ord, "←→≤≥"):
        name = bold.getBestCmap()[code]
        glyph, metrics = bold["glyf"][name], bold["hmtx"][name]
        if glyph.isComposite() or light["head"].unitsPerEm != font["head"].unitsPerEm:
            raise ValueError(f"U+{code:04X} cannot be taken over as it is")
        points = zip(glyph.coordinates, light["glyf"][name].coordinates, strict=True)
        deltas = [(x - bx, y - by) for (bx, by), (x, y) in points]
        widening = (light["hmtx"][name][0] - metrics[0], 0)
        # The default is the boldest weight, so -1 is the lightest; the last four are the phantom points.
        variation = TupleVariation({"wght": (-1, -1, 0)}, [*deltas, (0, 0), widening, (0, 0), (0, 0)])
        add_glyph(font, code, f"uni{code:04X}", glyph, metrics, [variation])
    return font


def static_bricolage(style):
    return TTFont(SOURCES / f"@expo-google-fonts/bricolage-grotesque/{style}/BricolageGrotesque_{style}.ttf")


save_for_web(lambda: instantiateVariableFont(inter(), {"opsz": 14, "wght": WEIGHTS}), "inter")
# Headings have one weight: fixed, the file is little more than half as large.
save_for_web(lambda: instantiateVariableFont(bricolage(), {"wght": 700}), "bricolage-grotesque")

for weight, style in ((400, "Regular"), (600, "SemiBold")):
    face = cut(instantiateVariableFont(inter(), {"opsz": 14, "wght": weight}), None)
    rename(face, "Inter", style)
    save(face, PDF / f"Inter-{style}.ttf")
heading = cut(static_bricolage("700Bold"), None)
rename(heading, "Bricolage Grotesque", "Bold")
save(heading, PDF / "BricolageGrotesque-Bold.ttf")
