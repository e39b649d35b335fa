import type { StyleText } from './style-text.ts';

export const sleeve: StyleText = {
  title: 'Packaging sleeve dieline (ECMA A01.01)',
  description:
    'Free dieline of a packaging sleeve, open at both ends, in your size and board: PDF, SVG and DXF with bleed, and a 3D view. No sign-in.',
  inShort: 'A printed band, open at both ends, around a tray, a soap or a jar. The least board for the most print.',
  purpose:
    'A printed band around something that already holds together: a soap, a tray of sweets, a jar, a plain box that needs a new look for a season. Four walls and one glue line.',
  steps: ['Press the glued sleeve square.', 'Slide the tray or the product in from either end.'],
  strengths: [
    'The least board and the shortest die of all glued cartons.',
    'One plain box in stock, a printed sleeve for each variety.',
    'Thumb notches at the ends let the tray be pulled out easily.',
  ],
  mind: [
    'Measure what goes in at its widest, and give it 0.5 to 1 mm of play: a sleeve that fits exactly won’t slide.',
    'A smooth tray in a sleeve with a coated inside slides better than bare board on bare board.',
    'Height is measured along the tube, from one open end to the other.',
  ],
  example: { length: 90, width: 30, height: 60 },
};

export const gusset: StyleText = {
  title: 'Gusset carton dieline',
  description:
    'Free dieline of a carton with gusseted sides that crease inwards, in your size: PDF, SVG and DXF, and the box folding in 3D. No sign-in.',
  inShort:
    'Sides creased inwards along the middle, so that the carton is slimmer there. For garments, gifts and other soft goods.',
  purpose:
    'A tuck carton whose sides crease inwards, so that it is slimmer halfway between front and back. It holds soft goods without play, catches the light on four slanted faces, and stands apart from plain cartons.',
  steps: [
    'Open the glued tube and press the middle creases of both sides inwards.',
    'Tuck the bottom lid in behind the front. There are no dust flaps.',
    'Fill from the top, and close the top in the same way.',
  ],
  strengths: [
    'A shape of its own from a plain, single-seam blank.',
    'Grips soft contents, so that they don’t slip to the bottom.',
    'Folds flat in the direction in which its sides already lean.',
  ],
  mind: [
    'Halfway between front and back there is less room than at the corners: the page tells you how much.',
    'Use board of up to 0.6 mm: thicker board cracks on the inner crease.',
    'The middle crease of a side breaks up lettering that runs across it.',
  ],
  example: { length: 120, width: 60, height: 160 },
};

export const display: StyleText = {
  title: 'Counter display box dieline with tear-off front',
  description:
    'Free dieline of a counter display carton with a perforated front, header and hang hole, in your size: PDF, SVG, DXF and 3D. No sign-in.',
  inShort: 'Ships closed; in the shop the front is torn off along a perforation and the header rises behind the goods.',
  purpose:
    'Shipping box and shelf tray in one. It travels as a closed carton with a snap-lock bottom; in the shop the front is torn off along a perforation, and the header behind it carries the brand over the goods. It suits sachets, bars, lip balms and batteries.',
  steps: [
    'Press the glued tube square and lock the bottom: slotted flap, side flaps, tongue.',
    'Fill from the top, standing.',
    'Fold the header over itself, close the lid and tuck it in: ready to ship.',
    'In the shop: tear along the perforation from one side to the other and lift the front off.',
  ],
  strengths: [
    'No second tray: the shipping carton itself stands on the counter.',
    'The header is double, printed on both faces and stiff enough to stand.',
    'With a euro slot it can hang as well as stand.',
  ],
  mind: [
    'Keep important print 3 mm clear of the perforation on both sides.',
    'Choose the front’s height so that buyers can read the goods’ names and the goods don’t fall out: about 40 % of their height is usual.',
    'Short fibres tear cleaner: ask for the grain across the perforation.',
  ],
  example: { length: 120, width: 80, height: 140 },
};

export const fivePanelHanger: StyleText = {
  title: 'Five-panel hanger box dieline with Euro slot',
  description:
    'Free dieline of a five-panel hanger box with a doubled header and a Euro or round hang hole, in your size: PDF, SVG, DXF and 3D. No sign-in.',
  inShort:
    'A tuck carton for the hook: a fifth panel doubles the back and rises above it as a header with a hang hole.',
  purpose:
    'For goods that hang: cables, batteries, lip care, blades, toys. The seam is a whole panel, glued over the back and carried on above the lid as a doubled header with a Euro slot. The load hangs on that panel, not on a lid.',
  steps: [
    'Press the glued box square.',
    'Fold in the bottom dust flaps and tuck the bottom lid in behind the front.',
    'Fill from the top.',
    'Fold in the top dust flaps, close the lid in front of the header and tuck it in.',
  ],
  strengths: [
    'The lid opens and closes while the header stays whole: the box can go back on its hook.',
    'Back and header are double, so the hook doesn’t tear through.',
    'Euro slot of 32 mm for double hooks, or a round hole of 6 mm for single ones.',
  ],
  mind: [
    'The fifth panel takes more board than a glue flap: fewer fit on a sheet than of a plain tuck carton.',
    'Keep ink and varnish off the area of the back that is glued. The drawing marks it.',
    'The header is folded over, so the print on its face is upside down on the flat sheet.',
  ],
  example: { length: 70, width: 35, height: 110 },
};

export const gableBox: StyleText = {
  title: 'Gable box dieline with handle',
  description:
    'Free dieline of a gable box with roof, handle and snap-lock bottom, in your size: PDF, SVG and DXF, and the box folding in 3D. No sign-in.',
  inShort: 'A carton with a roof and its own handle. Cakes, lunches, gifts: carried away without a bag.',
  purpose:
    'The box that is carried: cakes, lunches, wedding favours, gift sets. Two roofs lean against each other and end in a handle; the sides fold in under them, so the box is closed all round. The bottom locks by hand.',
  steps: [
    'Press the glued box square and turn it upside down.',
    'Lock the bottom: slotted flap, side flaps, tongue.',
    'Fill from the top.',
    'Push the triangles over the sides inwards while you bring the two roofs together.',
    'Press the flap of the back handle through the front one’s hole and turn it up: it holds both together.',
  ],
  strengths: [
    'Box and bag in one: nothing else to buy, nothing to glue when it is packed.',
    'Closed on all sides, and it opens wide.',
    'Print on the roofs and handles is seen from a distance.',
  ],
  mind: [
    'The height is that of the walls. Roof and handle stand above it: the page tells you how high the closed box is.',
    'It is glued along the wall and along the roof. The drawing marks the flap for each.',
    'For light goods: the whole load hangs on the roofs’ creases.',
    'The sides’ tips meet under the ridge, so the box has to be at least 10 mm longer than wide.',
  ],
  example: { length: 180, width: 100, height: 90 },
};

export const hexagonalBox: StyleText = {
  title: 'Hexagonal box dieline',
  description:
    'Free dieline of a hexagonal box with tucked lids at both ends, in your size: PDF, SVG and DXF, and the box folding in 3D. No sign-in.',
  inShort: 'A carton with six walls. Sweets, candles, jars and gifts that should stand out.',
  purpose:
    'The carton that isn’t square: sweets, candles, jars of honey, wedding favours. Six walls, and at each end a hexagonal lid that hangs on the back and is tucked in behind the front.',
  steps: [
    'Press the glued tube open, until its six corners stand.',
    'Fold in the four dust flaps of the bottom, then the lid over them, and tuck it in behind the front.',
    'Fill from the top.',
    'Close the top in the same way.',
  ],
  strengths: [
    'Six faces for print, and every one is seen at an angle.',
    'It sits closer round a jar or a candle than a square box, so less of it is empty.',
    'It is shipped flat and needs no glue when it is packed.',
  ],
  mind: [
    'The width is measured across flats, from front to back, and the length across the corners. All six walls are equal when the length is 1.155 times the width.',
    'With six equal walls, a round product fits if the width is its diameter; an angular one needs more, because the corners are cut off.',
    'The lids hold by their tucks alone, as there is no dust flap beside a tuck. For heavy goods, ask us about another bottom.',
  ],
  example: { length: 104, width: 90, height: 120 },
};

export const pillowBox: StyleText = {
  title: 'Pillow box dieline with curved creases',
  description:
    'Free dieline of a pillow box in your size, its curved creases as true arcs: PDF, SVG and DXF, and the box folding in 3D. No sign-in.',
  inShort: 'Two bent faces and curved ends that hold themselves. Jewellery, soaps, scarves and vouchers.',
  purpose:
    'A gift box for small things: jewellery, soaps, scarves, ties, vouchers, wedding favours. It is one piece of board, glued along one side. When the curved flaps are pushed in, both faces bend, and the bend holds the flaps.',
  steps: [
    'Press the glued box at both sides until its faces bulge.',
    'Push the flap without a notch in at one end, until it snaps, then the flap with the notch over it.',
    'Fill from the other end.',
    'Close it in the same way. The notch lets a finger open it again.',
  ],
  strengths: [
    'One glued seam, no glue and no tape when it is packed, and it ships flat.',
    'Two whole faces for print without a crease in them.',
    'The curved creases are true arcs, to which a die maker can bend the rule.',
  ],
  mind: [
    'The faces bend only so far: the height is about an eighth to two fifths of the width. The page shows what is possible at your width.',
    'Length and height are measured in the middle. The ends curve inwards, so the closed box is longer at its sides by its height.',
    'It is highest in the middle and thins out towards the sides: soft and flat goods fill it, square ones need a larger box.',
    'Board from 250 to 400 gsm is usual. Heavier board cracks or springs open.',
    'Keep straight text away from the curved creases: stay inside the safety line, which follows them.',
  ],
  example: { length: 120, width: 85, height: 30 },
};
