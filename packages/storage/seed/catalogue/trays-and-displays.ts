import { box, type CategorySeed } from './category-seed.ts';

/** Trays, boxes made of trays, displays and gusseted cartons. Length and width are those of the tray. */
export const traysAndDisplays: readonly CategorySeed[] = [
  {
    id: 32,
    vertical: 'food',
    name: 'Sweet Box',
    route: 'sweet-box',
    style: 'base-and-lid',
    look: 'lagan',
    about:
      'A base with double walls and a lid that lifts off, both folded without glue. The inner barrier keeps ghee and syrup out of the board.',
    variants: [
      box('250 g', 150, 100, 40, '250 g mithai', 'One layer of a dozen pieces, about 250 g.'),
      box('500 g', 200, 140, 42, '500 g mithai', 'The common half-kilogram box, two dozen pieces in a layer.'),
      box('1 kg', 250, 190, 45, '1 kg mithai', 'A kilogram of assorted sweets in paper cups.'),
    ],
  },
  {
    id: 33,
    vertical: 'food',
    name: 'Bakery Tray',
    route: 'bakery-tray',
    style: 'roll-end-tray',
    look: 'maska',
    about:
      'An open tray with double walls that lock in their own slots, quick to set up at the counter. The inner barrier keeps butter out of the board.',
    variants: [
      box('6 pieces', 160, 120, 40, '6 pastries', 'Six pastries or cupcakes in two rows of three.'),
      box('12 pieces', 220, 160, 45, '12 pastries', 'A dozen puffs or pastries in three rows of four.'),
      box('24 pieces', 300, 220, 50, '24 pastries', 'Two dozen for the display counter; take 350 gsm board.'),
    ],
  },
  {
    id: 34,
    vertical: 'food',
    name: 'Counter Display Box',
    route: 'counter-display-box',
    style: 'display',
    look: 'chabbo',
    about:
      'Travels closed, then the perforated front tears off and the box sells from the counter. The bottom locks by hand and the lid stands up behind the goods.',
    variants: [
      box('12 packs', 120, 80, 100, '12 small packs', 'A dozen bars, sachets or gum packs standing upright.'),
      box('24 packs', 150, 100, 120, '24 small packs', 'Two dozen sachets or bars in two rows.'),
      box('36 packs', 190, 120, 140, '36 small packs', 'Three dozen sachets in three rows; take 350 gsm board.'),
    ],
  },
  {
    id: 35,
    vertical: 'food',
    name: 'Snack Gusset Box',
    route: 'snack-gusset-box',
    style: 'gusset',
    look: 'mithai-house',
    about:
      'Its sides are creased inwards, which gives a plain carton a waist to hold and the look of a gift. The snack goes in a sealed inner pouch.',
    variants: [
      box('150 g', 90, 60, 150, '150 g namkeen', 'A gift of 150 g of mixture, chivda or roasted nuts.'),
      box('250 g', 110, 70, 180, '250 g namkeen', 'The festival size for 250 g of mixture or murukku.'),
      box('500 g', 130, 80, 210, '500 g namkeen', 'Half a kilogram in one or two pouches.'),
    ],
  },
  {
    id: 36,
    vertical: 'beauty',
    name: 'Cosmetic Drawer Box',
    route: 'cosmetic-drawer-box',
    style: 'drawer',
    look: 'ruh',
    about:
      'A tray slides out of a printed sleeve, so a gift shows itself slowly. Soft-touch lamination suits it; a pad of foam or card goes in the tray.',
    variants: [
      box('Lip tint', 80, 60, 24, 'Lip tint or balm', 'For a lip tint, a balm or a ring on a pad.'),
      box('Palette', 110, 78, 26, 'Colour palette', 'For a palette of tints, a compact or a bracelet.'),
      box('Gift set', 170, 120, 40, 'Make-up gift set', 'For a set of four or five pieces on one pad.'),
    ],
  },
  {
    id: 37,
    vertical: 'apparel',
    name: 'Garment Box',
    route: 'garment-box',
    style: 'base-and-lid',
    look: 'ekdhaga',
    about:
      'A shallow base with a lid, as garments are given at weddings and festivals. It arrives flat and is folded up without glue; take 350 gsm board.',
    variants: [
      box('Kurti', 300, 200, 40, 'Kurti or dupatta', 'One folded kurti, dupatta or baby set.'),
      box('Shirt', 340, 240, 45, 'Shirt or blouse', 'One shirt folded on its card.'),
      box('Saree', 380, 270, 60, 'Saree with blouse piece', 'One silk saree with its blouse piece.'),
    ],
  },
  {
    id: 38,
    vertical: 'consumer',
    name: 'Mailer Box',
    route: 'mailer-box',
    style: 'hinged-lid',
    look: 'loom-and-knot',
    about:
      'Lid and tray are one piece of board that folds up without glue and closes with a tuck. Made for light parcels of up to about a kilogram; heavier goods need an outer shipper.',
    variants: [
      box('Small', 170, 120, 40, 'Cosmetics or a gadget', 'For samples, cosmetics or a small gadget.'),
      box('Medium', 230, 160, 55, 'Books or a garment', 'For a book, a garment or a gift set.'),
      box('Large', 300, 210, 65, 'Gift hamper', 'For a hamper or an A4 folder; take 350 gsm board.'),
    ],
  },
];
