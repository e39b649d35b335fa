import type { StickerClass, StickerMaterial, StickerShape } from '../../src/rows.ts';

export const stickerClassSeeds: readonly Pick<StickerClass, 'code' | 'name'>[] = [
  { code: 'round', name: 'round shape' },
  { code: 'rectangle', name: 'Square/Rectangle' },
  { code: 'special', name: 'special shape' },
];

/** A sticker shape with its standard sizes in millimetres, length by width. */
export interface ShapeSeed {
  readonly id: number;
  readonly name: string;
  readonly outline: StickerShape['outline'];
  readonly priceClass: StickerShape['priceClass'];
  readonly sizes: readonly (readonly [length: number, width: number])[];
}

function paper(code: string, name: string, description: string) {
  return { code, name, hsn: '482110', description, whiteUnderprint: false };
}

function film(code: string, name: string, description: string, whiteUnderprint = false) {
  return { code, name, hsn: '391990', description, whiteUnderprint };
}

const square = (...sides: number[]) => sides.map((side) => [side, side] as const);

export const shapeSeeds: readonly ShapeSeed[] = [
  { id: 1, name: 'Round', outline: 'round', priceClass: 'round', sizes: square(20, 25, 30, 40, 50, 75, 100) },
  {
    id: 2,
    name: 'Square/Rectangle',
    outline: 'rectangle',
    priceClass: 'rectangle',
    sizes: [...square(25, 50, 75), [50, 25], [50, 30], [75, 50], [100, 50], [100, 75], [150, 100]],
  },
  {
    id: 3,
    name: 'Oval',
    outline: 'oval',
    priceClass: 'special',
    sizes: [
      [40, 25],
      [50, 30],
      [75, 50],
      [100, 60],
    ],
  },
  { id: 4, name: 'Heart', outline: 'heart', priceClass: 'special', sizes: square(25, 40, 50, 75) },
  { id: 5, name: 'Hexagon', outline: 'hexagon', priceClass: 'special', sizes: square(30, 50, 75) },
  {
    id: 6,
    name: 'Custom die-cut',
    outline: 'die-cut',
    priceClass: 'special',
    sizes: [
      [50, 50],
      [75, 50],
      [100, 75],
    ],
  },
];

/** Printed paper labels are HSN 4821 10, plastic ones 3919 90. */
export const stickerMaterialSeeds: readonly Pick<
  StickerMaterial,
  'code' | 'name' | 'hsn' | 'description' | 'whiteUnderprint'
>[] = [
  paper('chromo-paper', 'Chromo Paper', 'White gloss paper for indoor use and dry goods.'),
  paper('kraft', 'Kraft Paper', 'Brown uncoated paper with visible fibres.'),
  film('white-vinyl', 'White Vinyl', 'Opaque film that stands water and oil.'),
  film('transparent-vinyl', 'Transparent Vinyl', 'Clear film; what is not printed shows the pack.', true),
  film('metallic', 'Metallic', 'Silver film; what is not printed shines like foil.', true),
  film('holographic', 'Holographic', 'Film that breaks the light into colours.', true),
];

export const stickerQuantitySeeds = [100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000] as const;
