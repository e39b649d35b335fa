import type { StyleText } from './style-text.ts';

export const snapLockBottom: StyleText = {
  title: 'Snap-lock (1-2-3) bottom box dieline (ECMA A55.20.01.03)',
  description:
    'Free snap-lock bottom dieline, also called 1-2-3 bottom, in your size: PDF, SVG and DXF on clean layers, and the box in 3D. No sign-in.',
  inShort:
    'A bottom of four flaps that lock by hand, without glue. For candles, jars, bottles: heavier goods in smaller runs.',
  purpose:
    'For goods too heavy for a tucked bottom: candles, jars, small bottles, hardware. The bottom’s four flaps lock into each other by hand in three moves, hence “1-2-3 bottom”. Only the side seam is glued.',
  steps: [
    'Press the glued tube square and turn it upside down.',
    'One: fold the flap with the slot in.',
    'Two: fold both side flaps over it.',
    'Three: fold the last flap over and push its tongue into the slot until it snaps.',
    'Turn it round, fill it, and tuck the lid in.',
  ],
  strengths: [
    'Carries about a kilogram in 350 gsm board, twice as much as a tucked bottom; the lock itself holds two.',
    'No glued bottom: cheaper to paste than an auto-lock, and a good choice for runs of 1,000 to 5,000.',
    'Packs flat, ready in about five seconds by hand.',
  ],
  mind: [
    'The bottom shows the slot and the tongue; keep small print off it.',
    'Somebody has to fold it: above a few thousand pieces an auto-lock pays for itself in labour.',
    'The width decides how deep the flaps reach: a narrow, long box has a smaller lock.',
  ],
  example: { length: 80, width: 80, height: 110 },
};

export const autoLockBottom: StyleText = {
  title: 'Auto-lock (crash-lock) bottom box dieline (ECMA A60.20.00.03)',
  description:
    'Free auto-lock (crash-lock) bottom dieline in your size, with 45° creases and glue areas: PDF, SVG and DXF, and the box folding in 3D. No sign-in.',
  inShort:
    'The bottom is glued in the plant and springs shut when the box is opened out. For bottles and jars that are packed in a hurry.',
  purpose:
    'The carton for weight and for speed. Two triangles of the bottom are glued in our plant; when the flat box is pushed open, the bottom springs into place by itself and locks. It suits bottles, jars, electronics and gift packs.',
  steps: [
    'Push the flat box open at its edges: the bottom closes by itself.',
    'Press the bottom down from the inside until its hooks catch.',
    'Fill from the top.',
    'Fold in the dust flaps and tuck the lid in.',
  ],
  strengths: [
    'Ready to fill in about a second: the quickest box to set up by hand.',
    'A bottom that is locked and glued carries more than 2 kg.',
    'Still delivered flat.',
  ],
  mind: [
    'Glued at three places: pasting costs more than for a carton with one straight seam, and needs a machine set up for it.',
    'Keep ink and varnish off the corners of the small flaps that the triangles are glued to. The drawing marks them.',
    'Press it open right after unpacking: a box left folded for months needs a firmer push.',
  ],
  example: { length: 90, width: 70, height: 130 },
};
