import { box, type CategorySeed } from './category-seed.ts';

/** What goes into a box; sizes are the inside of that box. */
export const inserts: readonly CategorySeed[] = [
  {
    id: 47,
    vertical: 'consumer',
    name: 'Divider Insert',
    route: 'divider-insert',
    style: 'divider-insert',
    look: 'lagan',
    about:
      'Slotted strips of board that cross and divide a box into six equal cells, three along and two across, so that nothing knocks or sticks together. Length, width and height are the inside of the box that it goes into. It comes flat and is pushed together by hand, without glue.',
    variants: [
      box(
        '6 sweets',
        150,
        100,
        40,
        'Six laddus or cakes',
        'Fits our Sweet Box 250 g: a cell each for six pieces up to 47 mm across.',
      ),
      box(
        '6 jars',
        230,
        170,
        65,
        'Six jars of cream or jam',
        'Fits our Subscription Box Medium: six jars up to 73 mm across and 63 mm tall.',
      ),
      box(
        '6 bottles',
        140,
        95,
        130,
        'Six syrup or serum bottles',
        'Fits our Hardware Box 2 kg: six bottles up to 43 mm across and 128 mm tall.',
      ),
    ],
  },
];
