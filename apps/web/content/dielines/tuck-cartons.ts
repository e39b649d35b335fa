import type { StyleText } from './style-text.ts';

export const straightTuckEnd: StyleText = {
  title: 'Straight tuck end box dieline (ECMA A20.20.01.01)',
  description:
    'Free straight tuck end dieline in your size: PDF, SVG and DXF with cut, crease, bleed and glue on their own layers, and the box in 3D. No sign-in.',
  inShort:
    'Both lids hang on the back panel, so the front is one clean sheet of print. For cosmetics, pharma and anything that sells by its front.',
  purpose:
    'The carton for goods that stand on a shelf with one face to the buyer. Both lids hinge on the back and tuck in behind the front, so no raw board edge and no flap line shows from the front. It is filled by hand or on a cartoning machine, from either end.',
  steps: [
    'Press the glued, flat tube at two opposite edges until it stands square.',
    'Fold the two bottom dust flaps in, then the bottom lid, and push its tuck in behind the front.',
    'Fill from the top.',
    'Fold the top dust flaps in, close the top lid and push its tuck in. The slit lock clicks behind the dust flaps.',
  ],
  strengths: [
    'The front panel is uninterrupted from top to bottom, which suits a window or a large picture.',
    'Opens and closes many times; the slit lock holds the lid without a seal.',
    'One straight glue line, which is fast to paste.',
  ],
  mind: [
    'Both lids are on the same side of the blank, so blanks nest less closely than those of a reverse tuck: in some sizes fewer fit on a sheet.',
    'The bottom is held by friction alone. Above about 500 g choose a snap-lock or auto-lock bottom.',
    'Keep ink and varnish off the glue flap, and coating off the strip inside that it sticks to.',
  ],
  example: { length: 60, width: 40, height: 100 },
};

export const reverseTuckEnd: StyleText = {
  title: 'Reverse tuck end box dieline (ECMA A20.20.03.01)',
  description:
    'Free reverse tuck end dieline in your size: PDF, SVG and DXF with cut, crease, bleed and glue on their own layers, and the box in 3D. No sign-in.',
  inShort:
    'Lids on opposite panels: blanks interlock on the sheet and save board. The everyday carton for soap, tea, creams and spare parts.',
  purpose:
    'The everyday carton. The top lid hangs on the back, the bottom lid on the front. Turn a blank by half a circle and it fits into its neighbour on the sheet, which saves board in many sizes.',
  steps: [
    'Press the glued tube square.',
    'Fold in the bottom dust flaps and tuck the bottom lid in from the front.',
    'Fill from the top.',
    'Fold in the top dust flaps and tuck the top lid in behind the front.',
  ],
  strengths: [
    'Top and bottom profiles fit into each other, so rows of blanks interlock: more cartons from a sheet.',
    'Runs on every cartoning machine.',
    'Opens at both ends, which helps where goods are checked at the till.',
  ],
  mind: [
    'The bottom lid hinges on the front: its crease shows there. For a flawless front take a straight tuck.',
    'Check which way the artwork on the lids faces; on one of them it stands upside down on the flat sheet.',
    'The bottom is held by friction alone: for light goods, up to about 500 g.',
  ],
  example: { length: 60, width: 40, height: 100 },
};

export const sealEnd: StyleText = {
  title: 'Seal end carton dieline (ECMA A10.10)',
  description:
    'Free seal end carton dieline in your size, with flaps for hot melt at both ends: PDF, SVG, DXF and a 3D view. No sign-in.',
  inShort:
    'Full flaps glued over each other at both ends. For powders, cereals and everything that a machine fills and closes.',
  purpose:
    'The carton that is glued shut after filling: cereals, detergents, powders in a bag, frozen food. Full flaps overlap at both ends and are sealed with hot melt, by machine or with a glue gun. A carton that was opened shows it.',
  steps: [
    'Press the glued tube square.',
    'Fold in the bottom dust flaps, then the inner flap; lay glue on it and press the outer flap down.',
    'Fill from the top.',
    'Close the top in the same order: dust flaps, inner flap, glue, outer flap.',
  ],
  strengths: [
    'Closed tight at both ends: nothing trickles out, and insects stay out.',
    'Shows tampering, since it can’t be opened without a tear.',
    'No tucks to fold: a machine closes it, and it costs about as much as a tuck carton of the same size.',
  ],
  mind: [
    'It needs a sealing machine or a glue gun where it is filled.',
    'Keep coating and ink off the faces of the flaps that are glued.',
    'It doesn’t close again. For several helpings print a perforated opening or take a tuck lid.',
  ],
  example: { length: 140, width: 50, height: 200 },
};

export const fullOverlapSealEnd: StyleText = {
  title: 'Full-overlap seal end carton dieline (after ECMA A10.10)',
  description:
    'Free dieline of a seal end carton whose inner and outer flaps both cover the whole end, in your size: PDF, SVG, DXF and a 3D view. No sign-in.',
  inShort:
    'A seal end with two whole flaps at each end, glued over each other. For powders without a bag and for heavier goods.',
  purpose:
    'A seal end whose inner flaps are as deep as the outer ones. Both ends are two whole plies of board over the dust flaps: for fine powders, pet food, hardware, and everything that presses on the ends when cartons are stacked.',
  steps: [
    'Press the glued tube square.',
    'Fold in the bottom dust flaps, then the inner flap over the whole end; lay glue on it and press the outer flap down.',
    'Fill from the top.',
    'Close the top in the same order: dust flaps, inner flap, glue, outer flap.',
  ],
  strengths: [
    'Two whole plies at both ends: stiffer, and tighter against powder than a seal end with short inner flaps.',
    'The glue can be laid anywhere on the inner flap, so it suits hand work with a glue gun too.',
    'The outer flap lies on board everywhere: no edge shows through the print.',
  ],
  mind: [
    'In some sizes fewer fit on a sheet than of a seal end with short inner flaps; it then costs more.',
    'It needs a sealing machine or a glue gun where it is filled, and doesn’t close again.',
    'Keep coating and ink off the inner flaps’ outer face, which is glued.',
  ],
  example: { length: 140, width: 50, height: 200 },
};
