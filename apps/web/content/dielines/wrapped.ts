import type { StyleText } from './style-text.ts';

export const rigidBox: StyleText = {
  title: 'Rigid box dieline: greyboard shell and wrap',
  description:
    'Free dieline of a rigid (set-up) box: greyboard shells and paper wraps of base and lid, in your size, as PDF, SVG and DXF, and in 3D. No sign-in.',
  inShort:
    'Greyboard shells wrapped in printed paper, base and lid. For phones, jewellery and everything that is kept.',
  purpose:
    'The box that isn’t thrown away. Shells of greyboard, 1.5 to 2.5 mm thick, are wrapped in printed paper. It suits phones, watches, jewellery and invitations. Four pieces are drawn: the shells of base and lid, and a wrap for each.',
  steps: [
    'Fold the greyboard shell up and tape its corners.',
    'Glue the wrap and centre the shell on it.',
    'Turn the wrap up the walls, tabs round the corners first, and turn it in over the rim.',
    'Make the lid in the same way, and set it on.',
  ],
  strengths: [
    'Stiff walls, with corners that stay sharp.',
    'Any paper that can be glued: printed, textured, cloth, foil.',
    'Takes inserts of foam, card or satin.',
  ],
  mind: [
    'It is made largely by hand and shipped set up, not flat: allow for its volume in the freight.',
    'The wrap turns in by 15 mm over the rim; artwork has to run on into it.',
    'We price it on request, with the insert you need.',
  ],
  example: { length: 160, width: 110, height: 50, caliper: 2 },
};

export const carryBag: StyleText = {
  title: 'Paper carry bag dieline',
  description:
    'Free dieline of a paper carry bag with gussets, block bottom and turned-over top, in your size: PDF, SVG and DXF, and the bag in 3D. No sign-in.',
  inShort: 'One sheet with gussets, a block bottom and a turned-over top for the handles.',
  purpose:
    'The bag that walks through the town with your name on it. One sheet of paper is glued to a tube with gussets, its bottom folded to a block, its top turned over to carry rope, twisted paper or ribbon handles.',
  steps: [
    'Turn the top edge over and glue it down.',
    'Fold the gussets and glue the side seam: a flat tube.',
    'Open the bottom, fold the gusset ends in, then the two bottom flaps over each other, and glue them.',
    'Punch the holes through the double top, and knot in the handles.',
  ],
  strengths: [
    'Stands by itself on its block bottom and still folds flat.',
    'The turned-over top doubles the paper where the handles pull.',
    'Front, back and gussets are all there to be printed.',
  ],
  mind: [
    'Paper of 120 to 250 gsm: 0.15 to 0.3 mm. Kraft tears least; art paper prints best and needs lamination.',
    'The gusset’s middle crease runs through the artwork of the sides.',
    'With a card in the bottom and one in the top edge, a bag carries two to three kilograms more.',
    'We price bags on request, with their handles.',
  ],
  example: { length: 240, width: 90, height: 320, caliper: 0.2 },
};
