import { box, type CategorySeed } from './category-seed.ts';

/** Boxes for food and confectionery. Uses and sizes follow common Indian retail packs. */
export const foodCategories: readonly CategorySeed[] = [
  {
    id: 1,
    vertical: 'food',
    name: 'Chocolate Bar Box',
    route: 'chocolate-bar-box',
    style: 'reverse-tuck-end',
    look: 'kokko-72',
    about:
      'The tucks close on opposite panels, so the printed front stays free of a raw edge. Choose the inner barrier if the bar goes in foil alone.',
    variants: [
      box(
        '40 g',
        62,
        12,
        128,
        '40 g chocolate bar',
        'Sized for a thin 40 g bar in foil, as sold at cafés and counters.',
      ),
      box('50 g', 72, 12, 148, '50 g chocolate bar', 'Takes the common 50 g single-origin bar with a sleeve of foil.'),
      box('80 g', 78, 13, 160, '80 g chocolate bar', 'A full-length 80 g tablet lies flat with a millimetre to spare.'),
      box('100 g', 82, 14, 172, '100 g chocolate bar', 'The usual 100 g tablet of four by six pieces, foil wrapped.'),
      box(
        '200 g',
        100,
        18,
        205,
        '200 g baking bar',
        'For thick baking bars of 200 g or two 100 g tablets back to back.',
      ),
    ],
  },
  {
    id: 2,
    vertical: 'food',
    name: 'Masala Packing Box',
    route: 'masala-packing-box',
    style: 'straight-tuck-end',
    look: 'anjali-masala',
    about:
      'Made for powder in a sealed inner pouch; both tucks fold to the back, which leaves front and sides for print. The inner barrier keeps spice oils out of the board.',
    variants: [
      box('50 g', 62, 30, 95, '50 g ground masala', 'The counter pack for 50 g of chilli, turmeric or a blend.'),
      box('100 g', 72, 36, 115, '100 g ground masala', 'Holds 100 g of blended masala in a centre-seal pouch.'),
      box('200 g', 90, 45, 135, '200 g ground masala', 'Family pack: 200 g of sambar or garam masala in one pouch.'),
      box(
        '500 g',
        110,
        60,
        180,
        '500 g ground masala',
        'For kitchens and caterers, 500 g in one pouch; take 350 gsm board.',
      ),
    ],
  },
  {
    id: 3,
    vertical: 'food',
    name: 'Tea Packing Box',
    route: 'tea-packing-box',
    style: 'reverse-tuck-end',
    look: 'nilgiri-first-flush',
    about:
      'Loose leaf goes in a pouch, tea bags straight into the carton. The lid tucks in again after each use, so the box can live on a shelf.',
    variants: [
      box('100 g', 70, 50, 110, '100 g loose leaf tea', 'For 100 g of orthodox leaf in a stand-up pouch.'),
      box('250 g', 85, 60, 145, '250 g loose tea', 'The household pack for 250 g of dust or leaf.'),
      box('500 g', 100, 70, 185, '500 g loose tea', 'Holds 500 g of CTC tea; take 350 gsm board for stacking.'),
      box('25 bags', 135, 68, 75, '25 enveloped tea bags', 'Twenty-five bags in paper envelopes stand in one row.'),
      box('100 bags', 145, 125, 75, '100 tea bags', 'A hundred bags without envelopes in two rows of fifty.'),
    ],
  },
  {
    id: 4,
    vertical: 'food',
    name: 'Health Mix Box',
    route: 'health-mix-box',
    style: 'straight-tuck-end',
    look: 'millet-morning',
    about:
      'A tall front panel leaves room for the ingredients, the nutrition table and the FSSAI mark in readable type. The powder goes in a sealed inner pouch.',
    variants: [
      box('200 g', 90, 50, 150, '200 g health mix', 'Trial size for 200 g of millet or multigrain mix.'),
      box('500 g', 115, 65, 190, '500 g health mix', 'The usual shelf size for 500 g of sprouted grain mix.'),
      box(
        '1 kg',
        140,
        80,
        240,
        '1 kg health mix',
        'Holds a full kilogram; take 350 gsm board so that the walls stay flat.',
      ),
    ],
  },
  {
    id: 5,
    vertical: 'food',
    name: 'Spice Box',
    route: 'spice-box',
    style: 'reverse-tuck-end',
    look: 'malabar-nine',
    about:
      'For whole spices in a clear pouch: small, upright and easy to line up in a set. One die serves every spice of the range, only the print changes.',
    variants: [
      box('25 g', 55, 28, 80, '25 g cardamom or cloves', 'Right for 25 g of green cardamom or cloves.'),
      box('50 g', 62, 32, 92, '50 g whole pepper', 'Holds 50 g of black pepper or star anise with room for the seal.'),
      box('100 g', 75, 40, 110, '100 g cumin or coriander', 'For 100 g of cumin, fennel or coriander seed.'),
    ],
  },
  {
    id: 6,
    vertical: 'food',
    name: 'Coffee Box',
    route: 'coffee-box',
    style: 'reverse-tuck-end',
    look: 'mukil-eleven',
    about:
      'Takes a valve pouch of beans or ground coffee standing upright. Matt lamination keeps dark solids free of scuffs in transit.',
    variants: [
      box(
        '10 sachets',
        80,
        40,
        120,
        '10 instant sachets',
        'Ten stick sachets of instant or drip coffee stand side by side.',
      ),
      box('100 g', 75, 45, 130, '100 g ground coffee', 'A sampler for 100 g of ground coffee in a flat-bottom pouch.'),
      box(
        '200 g',
        85,
        55,
        160,
        '200 g filter coffee',
        'The South Indian filter coffee pack of 200 g, chicory blend or pure.',
      ),
      box(
        '500 g',
        110,
        70,
        210,
        '500 g coffee beans',
        'For 500 g of whole beans in a valve pouch; take 350 gsm board.',
      ),
    ],
  },
  {
    id: 7,
    vertical: 'food',
    name: 'Dry Fruit Box',
    route: 'dry-fruit-box',
    style: 'straight-tuck-end',
    look: 'mithai-house',
    about:
      'For nuts and dried fruit in an inner pouch, plain for the shelf or dressed up for gifting. Soft-touch coating suits festive editions.',
    variants: [
      box('100 g', 80, 40, 120, '100 g almonds or cashews', 'A snack pack for 100 g of almonds, cashews or raisins.'),
      box('250 g', 105, 50, 160, '250 g almonds or cashews', 'Holds 250 g of whole cashews without crushing them.'),
      box(
        '500 g',
        130,
        65,
        195,
        '500 g mixed dry fruit',
        'For half a kilogram of mixed dry fruit, the usual festival gift.',
      ),
    ],
  },
  {
    id: 8,
    vertical: 'food',
    name: 'Honey Jar Box',
    route: 'honey-jar-box',
    style: 'straight-tuck-end',
    look: 'thenkadu',
    about:
      'A square carton that holds a round glass jar upright with a millimetre of air on each side. For the larger jars take 350 gsm board; glass in parcels needs an outer shipper.',
    variants: [
      box('100 g', 52, 52, 72, '100 g honey jar', 'Fits a round jar up to 50 mm across and 70 mm tall.'),
      box('250 g', 68, 68, 92, '250 g honey jar', 'Fits a round jar up to 66 mm across and 90 mm tall.'),
      box('500 g', 80, 80, 122, '500 g honey jar', 'Fits a round jar up to 78 mm across and 120 mm tall.'),
      box('1 kg', 97, 97, 152, '1 kg honey jar', 'Fits a round jar up to 95 mm across and 150 mm tall.'),
    ],
  },
  {
    id: 9,
    vertical: 'food',
    name: 'Ready to Eat Meal Box',
    route: 'ready-to-eat-meal-box',
    style: 'straight-tuck-end',
    look: 'tiffin-route',
    about:
      'A flat carton around a retort pouch: wide front for the dish, back panel for cooking steps. The pouch slides in from either end.',
    variants: [
      box('200 g', 120, 22, 165, '200 g retort pouch', 'For a single portion of 200 g, dal or a side dish.'),
      box('285 g', 140, 25, 190, '285 g retort pouch', 'The common 285 to 300 g curry pouch lies flat in it.'),
      box('500 g', 155, 35, 220, '500 g family pouch', 'For a 500 g family pouch of biryani or sambar rice.'),
    ],
  },
];
