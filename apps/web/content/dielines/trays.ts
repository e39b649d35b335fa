import type { StyleText } from './style-text.ts';

export const rollEndTray: StyleText = {
  title: 'Roll-end tray dieline (ECMA B20.01)',
  description:
    'Free dieline of a roll-end tray that stands without glue, in your size and board: PDF, SVG and DXF, and the tray folding in 3D. No sign-in.',
  inShort: 'An open tray with double ends that lock in the base. No glue anywhere; erected in seconds.',
  purpose:
    'An open tray for sweets, bakery, parts or samples, and the lower half of many gift boxes. The ends roll over the corner flaps and lock with tabs in slots of the base, so nothing is glued.',
  steps: [
    'Fold up the long walls.',
    'Fold the four corner flaps in behind the ends.',
    'Fold the ends up, roll them over the corner flaps, and press their tabs into the slots of the base.',
  ],
  strengths: [
    'No pasting at all: one pass of die-cutting and it is done.',
    'Double ends make it stiff; it can be stacked.',
    'Comes apart again, flat, for the return or the paper bin.',
  ],
  mind: [
    'The slots show at the bottom; for wet or fine goods lay a sheet in.',
    'Corner flaps need room: in a low tray they are as long as the walls are high, and hold less.',
    'The inside of the ends is printed on the same side of the sheet as the outside.',
  ],
  example: { length: 180, width: 120, height: 40 },
};

export const gluedCornerTray: StyleText = {
  title: 'Glued-corner tray dieline (four-corner Beers tray)',
  description:
    'Free dieline of a tray glued at its four corners that folds flat, in your size: PDF, SVG and DXF with 45° creases and glue areas, and in 3D. No sign-in.',
  inShort:
    'Glued at four corners in our plant, delivered flat, erected by pulling up its sides. For bakery and counters.',
  purpose:
    'A tray for places that set up many of them: bakeries, caterers, packing lines. Its four corners are glued in our plant and folded flat along creases at 45°; pulling the long sides up raises all four walls at once.',
  steps: [
    'Take the flat tray by its two long sides.',
    'Pull them up: the ends rise with them.',
    'Press the corners square and fill.',
  ],
  strengths: [
    'Stands in a second, without locks or slots: the base is whole, and no hole lets crumbs through.',
    'Single walls: the least board of our trays.',
    'Delivered flat, which saves room where it is stored.',
  ],
  mind: [
    'Glued at four corners, which costs more in pasting than a straight seam, and needs a machine with a corner unit.',
    'The walls lie on the base when flat, so they are at most about half as high as the tray is wide.',
    'Keep ink and varnish off the four flaps. The drawing marks them.',
    'The 45° creases show on the ends: run no small type across them.',
  ],
  example: { length: 180, width: 120, height: 40 },
};

export const webbedTray: StyleText = {
  title: 'Webbed tray dieline (web corner tray without glue)',
  description:
    'Free dieline of a webbed tray, whose corners are folded and never cut, in your size: PDF, SVG and DXF, and the tray folding in 3D. No sign-in.',
  inShort:
    'Closed corners without glue: a web joins the walls and folds in behind the end. For flour, sugar and sweets.',
  purpose:
    'A tray whose corners are folded instead of cut. A web joins each wall to the next; it is laid against the end, and the end rolls over it and locks in the base. Nothing trickles out at the corners: flour, sugar, nuts, screws.',
  steps: [
    'Raise all four walls together and push the webs inwards at the corners.',
    'Lay each web flat against its end.',
    'Roll the ends over the webs and press their tabs into the slots of the base.',
  ],
  strengths: [
    'No gap at the corners, and no glue.',
    'The ends are four plies thick at the corners: very stiff.',
    'A whole, rectangular blank: hardly any waste falls out of it.',
  ],
  mind: [
    'The corners are closed but the base isn’t: it has slots, in which the ends lock. For wet goods lay a sheet in.',
    'Two webs lie side by side on each end, so the tray is at most about half as high as it is wide.',
    'Use board of up to 1 mm: thicker board doesn’t fold flat twice.',
  ],
  example: { length: 180, width: 120, height: 40 },
};

export const baseAndLid: StyleText = {
  title: 'Base and lid box dieline (two-piece box)',
  description:
    'Free dieline of a two-piece box, base and lid, in your size with the play you choose: both blanks in PDF, SVG and DXF, and in 3D. No sign-in.',
  inShort:
    'Two roll-end trays, one a little larger. The box for sweets, shirts and gifts; both blanks are drawn for you.',
  purpose:
    'The two-piece box for mithai, shirts, sarees, games and gifts. Base and lid are both roll-end trays; the lid’s inside is the base’s outside plus a little play, which we work out from the board you choose.',
  steps: [
    'Erect the base: long walls up, corner flaps in, ends rolled over and locked.',
    'Erect the lid in the same way.',
    'Fill the base and set the lid on. Air escapes between the walls: the less play, the slower it sinks.',
  ],
  strengths: [
    'Opens over the whole face: everything is seen at once.',
    'No glue; both halves are delivered flat.',
    'A low lid shows the base in a second colour, a full one hides it.',
  ],
  mind: [
    'Two blanks, so more board: what that costs, its price says for each size and quantity.',
    'With 0.6 mm of play a side the lid slides gently. Laminated board needs 0.2 mm more.',
    'Carry it by the base. For the post put a band or a sticker over the lid.',
  ],
  example: { length: 180, width: 120, height: 50 },
};

export const hingedLid: StyleText = {
  title: 'Hinged lid box dieline (ECMA B20.01.00.50)',
  description:
    'Free dieline of a hinged lid (flip-top) box from one blank, in your size: PDF, SVG and DXF, and the box folding in 3D. No sign-in.',
  inShort: 'A roll-end tray with its lid on the back wall: one blank, opens like a book. Mailers, samples, gift sets.',
  purpose:
    'One blank that is tray and lid together: the lid hangs on the back wall and tucks in behind the front. It suits subscription boxes, samples, gift sets and small electronics: things that are opened slowly.',
  steps: [
    'Fold up front and back, and fold the corner flaps in.',
    'Roll the ends over the corner flaps and lock them in the base.',
    'Fill, close the lid, and push its tuck in behind the front. The thumb notch opens it again.',
  ],
  strengths: [
    'One blank, no glue, double side walls.',
    'The lid can’t be lost, and its inside is a place for print.',
    'Closes flat enough for the post.',
  ],
  mind: [
    'The inside of the lid is the bare side of the board. Printing it takes a second pass, which the price shows once you choose it.',
    'A wide, light lid bows: above 250 mm of length take 350 gsm or more.',
    'For the post add a sticker over the notch.',
  ],
  example: { length: 160, width: 110, height: 40 },
};

export const mailer: StyleText = {
  title: 'Mailer box dieline with ears (ECMA B20.01.00.53)',
  description:
    'Free dieline of a mailer box with ears (roll end tuck front, as FEFCO 0427), in your size: PDF, SVG and DXF, and the box folding in 3D. No sign-in.',
  inShort:
    'One blank, no glue, closed by two ears that slide into the double side walls. For parcels, subscriptions and gifts.',
  purpose:
    'The box that arrives by post and is opened on camera. The lid ends in a front as deep as the box; its two ears slide between the double walls at the sides, so the lid stays shut without tape.',
  steps: [
    'Fold up front and back, and fold the four corner flaps in.',
    'Roll the ends over the corner flaps and press their tabs into the slots of the base.',
    'Fill. Fold the ears and the lid’s front down.',
    'Close the lid: the ears slide into the openings beside the front wall, and the front goes in behind it.',
  ],
  strengths: [
    'Ships flat, stands in seconds, needs neither glue nor tape.',
    'Double front and double sides take the knocks of the post.',
    'The inside of the lid is the first thing that is seen: a place for a sticker or a card.',
  ],
  mind: [
    'The inside is the bare side of the board. Printing it takes a second pass, which the price shows once you choose it.',
    'Carton board up to 350 gsm suits letters and light goods; heavier parcels need E flute, 1.6 mm.',
    'For the courier put a seal over the front: ears hold the lid, but don’t show that it was opened.',
  ],
  example: { length: 200, width: 150, height: 50 },
};

export const drawer: StyleText = {
  title: 'Drawer box dieline (sleeve and tray, matchbox style)',
  description:
    'Free dieline of a drawer box, a tray that slides in a sleeve, in your size: both blanks in PDF, SVG and DXF, and in 3D. No sign-in.',
  inShort: 'A tray that slides in a sleeve, like a matchbox. Two blanks, drawn to fit each other.',
  purpose:
    'A tray in a sleeve, like a matchbox. It suits chocolates, jewellery, candles and tools: things that are taken out one by one and put back. Sleeve and tray are drawn together, so that they fit with the play you choose.',
  steps: [
    'Erect the tray: walls up, corner flaps in, ends rolled over and locked.',
    'Press the glued sleeve square.',
    'Fill the tray and slide it in. The thumb notch in the sleeve lets it be pulled out again.',
  ],
  strengths: [
    'Opens and closes hundreds of times without wear.',
    'The sleeve has four faces of unbroken print.',
    'The tray is double at its ends, where fingers pull.',
  ],
  mind: [
    'Two blanks to print, cut and match in colour.',
    'With less than 0.5 mm of play a side the tray sticks as soon as the air is damp; 1 mm is usual.',
    'It is held by friction: for the post it needs a band.',
  ],
  example: { length: 120, width: 80, height: 30 },
};
