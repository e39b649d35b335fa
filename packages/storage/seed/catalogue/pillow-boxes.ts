import { box, type CategorySeed } from './category-seed.ts';

/** Boxes with bent faces. The goods named in the texts were measured between the faces, and fit. */
export const pillowBoxes: readonly CategorySeed[] = [
  {
    id: 46,
    vertical: 'consumer',
    name: 'Pillow Box',
    route: 'pillow-box',
    style: 'pillow-box',
    look: 'chudi-lane',
    about:
      'Two bent faces and curved ends that hold themselves: pushed in at both ends it bulges, and needs neither glue nor tape. It ships flat. Length, width and height are those in the middle, where it is highest; towards its sides it runs out.',
    variants: [
      box(
        'Small',
        90,
        65,
        24,
        'Earrings, a chain or a voucher',
        'For earrings, a chain in its pouch or a folded voucher: up to 39 mm wide it has 17 mm of height.',
      ),
      box(
        'Medium',
        120,
        100,
        36,
        'A soap or a favour',
        'For a bar of soap or a wedding favour: up to 60 mm wide it has 25 mm of height.',
      ),
      box(
        'Large',
        300,
        220,
        70,
        'A scarf, stole or tie',
        'For a folded scarf, stole or tie, which fill the bend; take 350 gsm board.',
      ),
    ],
  },
];
