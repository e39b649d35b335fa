import { box, type CategorySeed } from './category-seed.ts';

/** Cartons with a locked or glued bottom, for what is heavy, and sleeves. Sizes follow common Indian jars and packs. */
export const bottomsAndSleeves: readonly CategorySeed[] = [
  {
    id: 26,
    vertical: 'food',
    name: 'Pickle Jar Box',
    route: 'pickle-jar-box',
    style: 'snap-lock-bottom',
    look: 'bharani',
    about:
      'The bottom snaps together in three moves and holds a full glass jar that would push a tuck open. Take 350 gsm board for jars of 400 g and more.',
    variants: [
      box('200 g', 66, 66, 92, '200 g jar of pickle or jam', 'Fits a round jar up to 64 mm across and 90 mm tall.'),
      box('400 g', 78, 78, 112, '400 g jar of pickle or jam', 'Fits a round jar up to 76 mm across and 110 mm tall.'),
      box('1 kg', 98, 98, 150, '1 kg jar of pickle or ghee', 'Fits a round jar up to 96 mm across and 148 mm tall.'),
    ],
  },
  {
    id: 27,
    vertical: 'medical',
    name: 'Syrup Bottle Box',
    route: 'syrup-bottle-box',
    style: 'snap-lock-bottom',
    look: 'tulvira',
    about:
      'The lock bottom carries a filled glass bottle, and the box is glued flat, so it needs little room before packing. Dosage, batch and date go on a side panel; a folded leaflet lies along the bottle.',
    variants: [
      box('60 ml', 44, 44, 100, '60 ml syrup bottle', 'For 60 ml bottles up to 42 mm across and 98 mm tall.'),
      box('100 ml', 50, 50, 122, '100 ml syrup bottle', 'For 100 ml bottles up to 48 mm across and 120 mm tall.'),
      box('200 ml', 62, 62, 152, '200 ml syrup bottle', 'For 200 ml bottles up to 60 mm across and 150 mm tall.'),
    ],
  },
  {
    id: 28,
    vertical: 'industrial',
    name: 'Hardware Box',
    route: 'hardware-box',
    style: 'auto-lock-bottom',
    look: 'torqwell',
    about:
      'The bottom is glued in the works and locks by itself when the box is opened up, the strongest of the carton bottoms. For screws, nails and fittings take 350 gsm board.',
    variants: [
      box('500 g', 90, 60, 90, '500 g screws or nails', 'Holds half a kilogram of wood screws, loose or in a bag.'),
      box('1 kg', 110, 75, 110, '1 kg screws or nails', 'The common one-kilogram pack of nails, bolts or nuts.'),
      box('2 kg', 140, 95, 130, '2 kg pipe fittings', 'For brass and steel fittings of about two kilograms.'),
    ],
  },
  {
    id: 29,
    vertical: 'food',
    name: 'Cereal Box',
    route: 'cereal-box',
    style: 'seal-end',
    look: 'millet-morning',
    about:
      'Both ends are glued shut after filling, by hand or on a line, so the box is tight and shows when it was opened. The cereal goes in a sealed inner bag.',
    variants: [
      box('250 g', 135, 55, 190, '250 g cereal or flakes', 'The small family pack of corn or ragi flakes.'),
      box('500 g', 160, 65, 230, '500 g cereal or flakes', 'The usual shelf size for half a kilogram of flakes.'),
      box('1 kg', 190, 70, 290, '1 kg cereal or muesli', 'A full kilogram; take 350 gsm board for flat walls.'),
    ],
  },
  {
    id: 30,
    vertical: 'beauty',
    name: 'Soap Sleeve',
    route: 'soap-sleeve',
    style: 'sleeve',
    look: 'rosa-and-reed',
    about:
      'A band of board around a bar, open at both ends, so that soap can be seen, felt and smelled. It takes the least board of all our boxes.',
    variants: [
      box('75 g', 56, 28, 56, '75 g soap bar', 'For bars 56 by 28 mm, up to 80 mm long.'),
      box('100 g', 60, 32, 64, '100 g soap bar', 'For bars 60 by 32 mm, up to 90 mm long.'),
      box('150 g', 68, 38, 74, '150 g soap bar', 'For handmade bars 68 by 38 mm, up to 105 mm long.'),
    ],
  },
  {
    id: 31,
    vertical: 'food',
    name: 'Food Tray Sleeve',
    route: 'food-tray-sleeve',
    style: 'sleeve',
    look: 'tiffin-route',
    about:
      'Slides over a sealed or lidded food tray, with the dish on top and the cooking steps below. It arrives glued flat and opens with a press on the edges.',
    variants: [
      box('250 ml', 112, 36, 150, '250 ml food tray', 'For trays of about 250 ml with a rim of 110 mm.'),
      box('500 ml', 134, 42, 185, '500 ml food tray', 'For trays of about 500 ml with a rim of 132 mm.'),
      box('750 ml', 160, 48, 212, '750 ml food tray', 'For trays of about 750 ml with a rim of 158 mm.'),
    ],
  },
];
