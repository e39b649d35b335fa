import type { StyleText } from './style-text.ts';

export const tag: StyleText = {
  title: 'Hang tag dieline',
  description:
    'Free dieline of a swing tag with its string hole and corners as you like them, in your size: PDF, SVG and DXF with bleed and safety. No sign-in.',
  inShort: 'A swing tag with rounded or slanted corners and a string hole, bleed and safety drawn in.',
  purpose:
    'The tag on a shirt, a bag or a bottle’s neck: brand, size, price and care on two sides of stiff board. The drawing has the hole where a string pulls straight, with enough board around it.',
  steps: ['Print both sides, cut and punch in one stroke.', 'Thread the string or the elastic through the hole.'],
  strengths: [
    'Both sides to print, from business-card size to a tall swing tag.',
    'Any board: 300 gsm up to 2 mm greyboard laminated on both sides.',
    'Slanted corners give it the shape of a luggage label.',
  ],
  mind: [
    'Keep text 3 mm clear of the edge and of the hole.',
    'A hole of 4 mm takes cotton string; a metal eyelet needs 5 mm and more.',
    'We price tags on request, with string and eyelet.',
  ],
  example: { length: 90, width: 50, height: 0 },
};

export const blisterCard: StyleText = {
  title: 'Blister card dieline with euro slot',
  description:
    'Free dieline of a blister card with euro hang hole and sealing area, heat-sealed or trapped between a folded card: PDF, SVG and DXF. No sign-in.',
  inShort:
    'The printed card behind a clear blister, with its euro slot and its sealing area; or folded, with the blister trapped.',
  purpose:
    'The card that hangs on a hook with a clear blister on its face: toys, batteries, tools, cosmetics. Either the blister’s flange is heat-sealed to the front, or the card folds over and traps it. A trapped blister needs no heat, and comes apart from its card for recycling.',
  steps: [
    'Put the goods into the blister.',
    'Sealed: lay the card face down on the flange and press it hot, for one to three seconds.',
    'Trapped: fit the blister through the window, fold the card over its flange and glue or staple it.',
  ],
  strengths: [
    'The goods are seen from all sides and can’t be taken out unnoticed.',
    'Hangs or lies; the euro slot fits every hook.',
    'With a folded card, paper and plastic come apart by hand.',
  ],
  mind: [
    'Heat-sealing needs a blister varnish on the card, and no other coat on the sealing area.',
    'Keep dark solids off the sealing area: ink weakens the bond.',
    'Give us the blister’s drawing or a sample. Its size decides the window.',
  ],
  example: { length: 150, width: 100, height: 0 },
};

export const labelRectangular: StyleText = {
  title: 'Rectangular label dieline with bleed',
  description:
    'Free dieline of a rectangular sticker or label with rounded corners, bleed and safety line, in your size: PDF, SVG and DXF. No sign-in.',
  inShort: 'A label with the corner radius of your choice, bleed and safety line. For jars, bottles and boxes.',
  purpose:
    'The label on a jar, a bottle, a mailer or a carton. The drawing gives your designer the cut line, 1.5 mm of bleed around it and the line that text should stay within.',
  steps: [
    'Print on the sheet, with the bleed.',
    'Cut through the label and not through its backing.',
    'Peel off and apply.',
  ],
  strengths: [
    'Rectangles fill the sheet with hardly any waste, which keeps the price of each low.',
    'Rounded corners of 2 mm and more don’t lift.',
    'Up to 455 × 302 mm, from a single sheet.',
  ],
  mind: [
    'Around a bottle, stay 3 mm short of the girth, or plan an overlap of 8 mm.',
    'On a cone or a bulge a straight label creases: make it low.',
    'Sharp corners lift first. Keep at least 1 mm of radius.',
  ],
  example: { length: 80, width: 50, height: 0, caliper: 0.1 },
};

export const labelRound: StyleText = {
  title: 'Round label dieline with bleed',
  description:
    'Free dieline of a round sticker with bleed and safety line, in your diameter: PDF, SVG and DXF. No sign-in.',
  inShort: 'A round sticker with bleed and safety line. Lids, seals and giveaways.',
  purpose:
    'The sticker on a jar’s lid, the seal over a box’s tuck, the giveaway. The drawing has the cut circle, 1.5 mm of bleed and the circle that text should stay within.',
  steps: [
    'Print on the sheet, with the bleed.',
    'Cut through the label and not through its backing.',
    'Peel off and apply.',
  ],
  strengths: [
    'No corners to lift.',
    'Sits on every lid without being lined up.',
    'On the sheet the rows interlock like oranges in a crate.',
  ],
  mind: [
    'Leave 2 mm between the sticker and the rim of a lid.',
    'A thin ring along the edge shows when the cut is off by a tenth of a millimetre. Make it 3 mm wide or leave it out.',
    'As a seal over a tuck, 30 to 40 mm hold well.',
  ],
  example: { length: 50, width: 0, height: 0, caliper: 0.1 },
};
