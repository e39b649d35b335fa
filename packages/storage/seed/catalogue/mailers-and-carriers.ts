import { box, type CategorySeed } from './category-seed.ts';

/** Boxes for parcels, trays that are glued or webbed, boxes that hang, are carried, or have six walls. */
export const mailersAndCarriers: readonly CategorySeed[] = [
  {
    id: 39,
    vertical: 'consumer',
    name: 'Subscription Box',
    route: 'subscription-box',
    style: 'mailer',
    look: 'kurinji',
    about:
      'A mailer with double ends and ears that hold the lid: it arrives flat, folds up without glue or tape and opens like a present. For parcels of up to about two kilograms inside a courier’s bag.',
    variants: [
      box('Small', 180, 130, 50, 'Samples, tea or jewellery', 'For a month’s samples, two packs of tea or a gift.'),
      box('Medium', 230, 170, 65, 'Cosmetics or a book', 'For a set of cosmetics, a book or a toy.'),
      box('Large', 300, 220, 80, 'A monthly hamper', 'For a hamper of jars and packs; take 350 gsm board.'),
    ],
  },
  {
    id: 40,
    vertical: 'food',
    name: 'Biryani Tray',
    route: 'biryani-tray',
    style: 'glued-corner-tray',
    look: 'parat',
    about:
      'Four glued corners open it in one pull, so a kitchen needs no time to fold. The inner barrier keeps oil out of the board; a lid or a film closes it.',
    variants: [
      box('Half', 140, 100, 40, 'Half a portion', 'Half a portion of biryani, or a starter.'),
      box('Full', 180, 120, 50, 'One portion', 'One portion of biryani with its egg or raita cup.'),
      box('Family', 230, 170, 60, 'Three portions', 'Three portions for a family; take 350 gsm board.'),
    ],
  },
  {
    id: 41,
    vertical: 'food',
    name: 'Snack Tray',
    route: 'snack-tray',
    style: 'webbed-tray',
    look: 'tiffin-route',
    about:
      'Its corners are webs of one piece of board, so nothing drips out at the edges. It is folded up by hand without glue; the inner barrier keeps oil and chutney in.',
    variants: [
      box('Small', 140, 100, 40, 'One plate of chaat', 'One plate of bhel, vada or fries.'),
      box('Medium', 180, 130, 45, 'A plate to share', 'A plate to share, or a dosa rolled up.'),
      box('Large', 220, 160, 50, 'A party’s starter', 'A starter for a table of four; take 350 gsm board.'),
    ],
  },
  {
    id: 42,
    vertical: 'consumer',
    name: 'Tissue Refill Box',
    route: 'tissue-refill-box',
    style: 'full-overlap-seal-end',
    look: 'papyra',
    about:
      'The refill of a tissue holder. Both end flaps cover the whole end and are glued to each other, so the ends are twice as stiff and no dust gets in; it is opened at one end.',
    variants: [
      box('100 pulls', 200, 110, 55, '100 facial tissues', 'A hundred two-ply tissues in the flat format.'),
      box('200 pulls', 220, 115, 80, '200 facial tissues', 'Two hundred two-ply tissues for a household’s holder.'),
      box('Cube', 115, 115, 125, '80 tissues, upright', 'For an upright holder on a desk or in a car.'),
    ],
  },
  {
    id: 43,
    vertical: 'consumer',
    name: 'Hanging Box',
    route: 'hanging-box',
    style: 'five-panel-hanger',
    look: 'plugworth',
    about:
      'A fifth panel stands up behind the box and carries a Euro slot, so it hangs on a hook and stands on a shelf. For chargers, cables, tools and toys.',
    variants: [
      box('Small', 60, 25, 100, 'Cable or adapter', 'For a cable, an adapter or a set of bits.'),
      box('Medium', 80, 32, 130, 'Charger or earphones', 'For a charger, earphones or a torch.'),
      box('Large', 100, 40, 160, 'Power bank or tool', 'For a power bank, a lock or a hand tool.'),
    ],
  },
  {
    id: 44,
    vertical: 'food',
    name: 'Gable Box',
    route: 'gable-gift-box',
    style: 'gable-box',
    look: 'maska',
    about:
      'Box and bag in one: two roofs lean together and end in a handle. The bottom locks by hand; the inner barrier keeps butter and syrup in.',
    variants: [
      box('Small', 140, 85, 80, 'Cupcakes or a favour', 'Two cupcakes, or a wedding favour.'),
      box('Medium', 180, 110, 95, 'Half a kilogram of cake', 'Half a kilogram of cake, or a lunch.'),
      box('Large', 230, 140, 120, 'Puffs for a family', 'A dozen puffs or a gift set; take 350 gsm board.'),
    ],
  },
  {
    id: 45,
    vertical: 'food',
    name: 'Hexagonal Gift Box',
    route: 'hexagonal-gift-box',
    style: 'hexagonal-box',
    look: 'lagan',
    about:
      'Six walls and a hexagonal lid at each end: the gift is seen before it is opened. Length is measured across the corners, width across the flats.',
    variants: [
      box('Small', 70, 60, 80, 'Sweets or a tealight', 'For a handful of sweets, or a jar up to 58 mm across.'),
      box('Medium', 93, 80, 100, '250 g of sweets', 'For 250 g of sweets, or a jar up to 78 mm across.'),
      box('Large', 116, 100, 130, '500 g of sweets', 'For half a kilogram, or a candle up to 98 mm across.'),
    ],
  },
];
