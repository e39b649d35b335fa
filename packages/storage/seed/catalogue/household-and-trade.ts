import { box, type CategorySeed } from './category-seed.ts';

/** Boxes for household, electrical, engineering and textile goods. */
export const householdAndTradeCategories: readonly CategorySeed[] = [
  {
    id: 16,
    vertical: 'consumer',
    name: 'Incense Stick Box',
    route: 'incense-stick-box',
    style: 'straight-tuck-end',
    look: 'oud-kalyani',
    about:
      'A long, narrow carton for agarbatti in an inner pouch. Both ends tuck, so the box fills from either side on a packing table.',
    variants: [
      box('20 sticks', 35, 18, 235, '20 incense sticks', 'Twenty sticks of the usual 9 inch length, about 25 g.'),
      box('50 g', 50, 25, 235, '50 g incense sticks', 'About forty sticks, 50 g with the pouch.'),
      box('100 g', 60, 35, 240, '100 g incense sticks', 'The household pack of 100 g, eighty sticks or so.'),
      box('Dhoop cones', 50, 25, 100, '20 dhoop cones', 'Twenty cones with a small stand.'),
    ],
  },
  {
    id: 17,
    vertical: 'consumer',
    name: 'Candle Box',
    route: 'candle-box',
    style: 'straight-tuck-end',
    look: 'wick-and-monsoon',
    about:
      'For a candle poured in a glass, standing upright. Choose 350 gsm board for glass, and a shipper for parcels.',
    variants: [
      box('60 ml', 65, 65, 75, '60 ml jar candle', 'Fits votive glasses up to 63 mm across.'),
      box('150 ml', 80, 80, 95, '150 ml jar candle', 'Fits tumblers up to 78 mm across and 93 mm tall.'),
      box('220 ml', 90, 90, 105, '220 ml jar candle', 'The gift size with a lid, up to 88 mm across.'),
      box('Pillar', 75, 75, 155, '150 mm pillar candle', 'For one pillar candle up to 73 mm across and 150 mm tall.'),
    ],
  },
  {
    id: 18,
    vertical: 'consumer',
    name: 'LED Bulb Box',
    route: 'led-bulb-box',
    style: 'straight-tuck-end',
    look: 'lumo',
    about:
      'Holds one A-shape bulb with its cap downwards; the dust flaps cushion the dome. Rating, lumen and the BIS mark fit on the sides.',
    variants: [
      box('5 W', 52, 52, 95, '5 W LED bulb', 'For small bulbs up to 50 mm across.'),
      box('9 W', 62, 62, 118, '9 W LED bulb', 'The common 9 W bulb, 60 mm across, with B22 or E27 cap.'),
      box('12 W', 66, 66, 128, '12 W LED bulb', 'For 12 W bulbs up to 65 mm across and 126 mm long.'),
      box('20 W', 82, 82, 150, '20 W LED bulb', 'For high-wattage bulbs up to 80 mm across.'),
    ],
  },
  {
    id: 19,
    vertical: 'consumer',
    name: 'Mobile Accessory Box',
    route: 'mobile-accessory-box',
    style: 'reverse-tuck-end',
    look: 'plugworth',
    about:
      'For cables, chargers and cases that hang or stand in a shop. Matt lamination or soft touch keeps fingerprints off dark print.',
    variants: [
      box('Cable', 85, 25, 130, 'USB cable of 1 m', 'A coiled one-metre cable with a tie.'),
      box('Charger', 70, 40, 110, 'Wall charger', 'One wall charger of up to 30 W, without a cable.'),
      box('Charger and cable', 95, 45, 130, 'Wall charger with cable', 'A charger and its coiled cable side by side.'),
      box('Phone case', 90, 18, 175, 'Phone case', 'One back cover for phones up to 6.8 inches.'),
      box('Earphones', 80, 35, 100, 'Wired earphones', 'Wired earphones in a paper coil with spare tips.'),
    ],
  },
  {
    id: 20,
    vertical: 'consumer',
    name: 'Bangle Box',
    route: 'bangle-box',
    style: 'reverse-tuck-end',
    look: 'chudi-lane',
    about:
      'Square cartons for bangles and small jewellery, on a card or a paper roll. Gloss lamination brings out foil-like colours in print.',
    variants: [
      box('2 bangles', 75, 18, 75, '2 bangles, size 2.4', 'Two broad bangles of size 2.4 on a card.'),
      box('6 bangles', 78, 45, 78, '6 bangles, size 2.6', 'Six bangles of size 2.6, side by side on a roll.'),
      box('12 bangles', 82, 75, 82, '12 bangles, size 2.8', 'A dozen glass bangles up to size 2.8.'),
    ],
  },
  {
    id: 21,
    vertical: 'consumer',
    name: 'Playing Card Box',
    route: 'playing-card-box',
    style: 'straight-tuck-end',
    look: 'rummy-club',
    about: 'A close-fitting tuck box for cards and small games. Gloss aqueous coating stands up to much handling.',
    variants: [
      box('Bridge', 58, 18, 89, '54 bridge cards', 'One deck of 54 bridge-size cards, 57 by 88 mm.'),
      box('Poker', 64, 18, 90, '54 poker cards', 'One deck of 54 poker-size cards, 63 by 88 mm.'),
      box('Two decks', 64, 36, 90, '108 poker cards', 'Two poker-size decks, as rummy is played.'),
    ],
  },
  {
    id: 22,
    vertical: 'industrial',
    name: 'Bearing Box',
    route: 'bearing-box',
    style: 'straight-tuck-end',
    look: 'torqwell',
    about:
      'For ball bearings in oiled film; the inner barrier is worth its price here. Part number and batch go on the tuck, which faces out in a bin.',
    variants: [
      box('6202', 37, 13, 37, 'Bearing 6202', 'For 6202 deep-groove bearings, 35 mm across and 11 mm wide.'),
      box('6205', 54, 17, 54, 'Bearing 6205', 'For 6205 deep-groove bearings, 52 mm across and 15 mm wide.'),
      box('6208', 82, 20, 82, 'Bearing 6208', 'For 6208 deep-groove bearings, 80 mm across and 18 mm wide.'),
      box('6310', 112, 29, 112, 'Bearing 6310', 'For 6310 deep-groove bearings, 110 mm across; take 350 gsm board.'),
    ],
  },
  {
    id: 23,
    vertical: 'industrial',
    name: 'Spark Plug Box',
    route: 'spark-plug-box',
    style: 'reverse-tuck-end',
    look: 'voltline',
    about:
      'A narrow carton around the plug in its paper sleeve. It runs well on automatic cartoners; the tucks are long enough to stay shut in a bin.',
    variants: [
      box('Single', 22, 22, 85, 'One spark plug', 'One 14 mm plug up to 83 mm long.'),
      box('Four', 88, 22, 85, 'Four spark plugs', 'A set of four plugs in one row.'),
      box('Ten', 112, 45, 85, 'Ten spark plugs', 'Ten plugs in two rows of five, the garage pack.'),
    ],
  },
  {
    id: 24,
    vertical: 'apparel',
    name: 'Socks Box',
    route: 'socks-box',
    style: 'straight-tuck-end',
    look: 'loom-and-knot',
    about:
      'Flat cartons for folded socks on a card. White-backed duplex board does well here: light goods, large panels.',
    variants: [
      box('1 pair', 100, 30, 180, 'One pair of crew socks', 'One folded pair of crew socks.'),
      box('3 pairs', 110, 55, 190, 'Three pairs of crew socks', 'Three folded pairs lying on each other.'),
      box('5 pairs', 120, 85, 200, 'Five pairs of crew socks', 'A working week of socks, the usual gift pack.'),
    ],
  },
  {
    id: 25,
    vertical: 'apparel',
    name: 'Handkerchief Box',
    route: 'handkerchief-box',
    style: 'straight-tuck-end',
    look: 'cottonly',
    about:
      'A shallow square carton for folded handkerchiefs. The large front suits a woven pattern or a plain ground with a crest.',
    variants: [
      box('3 pieces', 115, 15, 115, 'Three handkerchiefs', 'Three handkerchiefs folded to 11 cm.'),
      box('6 pieces', 115, 25, 115, 'Six handkerchiefs', 'Six handkerchiefs folded to 11 cm.'),
      box('12 pieces', 120, 48, 120, 'Twelve handkerchiefs', 'A dozen, in two stacks of six.'),
    ],
  },
];
