"""Prints the @font-face rules which make Arial and Roboto take the room of our fonts until they have loaded.

Usage: fallback-metrics.py <folder with {LiberationSans,Roboto}-{Regular,Bold}.ttf> <root of the repository>
Liberation Sans has the advance widths of Arial. Android has Roboto and no Arial, so each of the two gets a
face of its own. Widths are those of a text in our own tone, figures included.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

SYSTEM, ROOT = Path(sys.argv[1]), Path(sys.argv[2])

SAMPLE = {
    "Inter": "Made-to-measure cartons and stickers, printed in Chennai since 1972. Choose a box, type its size in "
    "millimetres and see the price for 500, 1,000 or 2,000 pieces at once: per piece, goods, GST and delivery to "
    "your pincode. Upload your artwork, approve the proof, and follow the order until it is at your door.",
    "Bricolage Grotesque": "What do 2,000 soap boxes cost? Boxes that fit your product Choose your board Straight "
    "tuck end Order summary Stickers and labels Your cart Delivery address How a carton is made Frequently asked",
}


def width(font, text):
    cmap, metrics = font.getBestCmap(), font["hmtx"].metrics
    return sum(metrics[cmap[ord(letter)]][0] for letter in text) / font["head"].unitsPerEm


def percent(share):
    return f"{share * 100:.2f}%"


def rule(family, file, weight, weights, system, style):
    font = instantiateVariableFont(TTFont(ROOT / "apps/web/public/fonts" / file), {"wght": weight})
    name, names, metrics = system
    adjust = width(font, SAMPLE[family]) / width(TTFont(SYSTEM / f"{metrics}-{style}.ttf"), SAMPLE[family])
    head = font["hhea"]
    room = font["head"].unitsPerEm * adjust
    sources = ", ".join(f"local('{local}')" for local in names[style])
    print(
        f"@font-face {{\n  font-family: '{family} {name}';\n  font-weight: {weights};\n  src: {sources};\n"
        f"  size-adjust: {percent(adjust)};\n  ascent-override: {percent(head.ascent / room)};\n"
        f"  descent-override: {percent(-head.descent / room)};\n  line-gap-override: {percent(head.lineGap / room)};\n}}\n"
    )


ARIAL = {
    "Regular": ["Arial", "ArialMT", "Liberation Sans", "LiberationSans", "Arimo"],
    "Bold": ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "LiberationSans-Bold", "Arimo Bold"],
}
ROBOTO = {"Regular": ["Roboto", "Roboto-Regular"], "Bold": ["Roboto Bold", "Roboto-Bold"]}

for system in (("Arial", ARIAL, "LiberationSans"), ("Roboto", ROBOTO, "Roboto")):
    rule("Inter", "inter.woff2", 400, "400 500", system, "Regular")
    rule("Inter", "inter.woff2", 600, "600 800", system, "Bold")
    rule("Bricolage Grotesque", "bricolage-grotesque.woff2", 700, "400 800", system, "Bold")
