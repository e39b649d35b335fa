import type { StyleText } from './style-text.ts';

export const sleeve: StyleText = {
  title: 'Packaging sleeve dieline (ECMA A01.01)',
  description:
    'Free dieline of a packaging sleeve, open at both ends, in your size and board: PDF, SVG and DXF with bleed, and a 3D view. No sign-in.',
  inShort: 'A printed band, open at both ends, around a tray, a soap or a jar. The least board for the most print.',
  purpose:
    'A printed band around something that already holds together: a soap, a tray of sweets, a jar, a plain box that is to be dressed for a season. Four walls and one glue line.',
  steps: ['Press the glued sleeve square.', 'Slide the tray or the product in from either end.'],
  strengths: [
    'The least board and the shortest die of all glued cartons.',
    'One plain box in stock, a printed sleeve for each variety.',
    'Thumb notches at the ends let the tray be pulled out easily.',
  ],
  mind: [
    'Measure what goes in at its widest, and give it 0.5 to 1 mm of play: a sleeve that fits exactly won’t slide.',
    'A smooth outside of the tray and a coated inside slide better than two uncoated ones.',
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
    'Up to 0.6 mm of board. Thicker board cracks on the inner crease.',
    'Lettering across the middle crease of a side is broken by it.',
  ],
  example: { length: 120, width: 60, height: 160 },
};

export const display: StyleText = {
  title: 'Counter display box dieline with tear-off front',
  description:
    'Free dieline of a counter display carton with a perforated front, header and hang hole, in your size: PDF, SVG, DXF and 3D. No sign-in.',
  inShort: 'Ships closed; in the shop the front is torn off along a perforation and the header rises behind the goods.',
  purpose:
    'Shipping box and shelf tray in one. It travels as a closed carton with a snap-lock bottom; in the shop the front is torn off along a perforation, and the header behind it carries the brand over the goods. Sachets, bars, lip balms, batteries.',
  steps: [
    'Press the glued tube square and lock the bottom: slotted flap, side flaps, tongue.',
    'Fill from the top, standing.',
    'Fold the header over itself, close the lid and tuck it in: ready to ship.',
    'In the shop: tear along the perforation from one side to the other and lift the front off.',
  ],
  strengths: [
    'No second tray: what was the shipping carton sells from the counter.',
    'The header is double, printed on both faces and stiff enough to stand.',
    'With a euro slot it hangs as well as it stands.',
  ],
  mind: [
    'Keep important print 3 mm clear of the perforation on both sides.',
    'Choose the front’s height so that the goods can be read and still don’t fall out: about 40 % of their height is usual.',
    'Short fibres tear cleaner: ask for the grain across the perforation.',
  ],
  example: { length: 120, width: 80, height: 140 },
};
