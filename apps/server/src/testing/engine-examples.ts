import {
  type CartonSpec,
  deliveryCharge,
  demoDeliveryTable,
  demoRateCard,
  demoStickerRateCard,
  priceCarton,
  priceSticker,
  type StickerSpec,
} from '@boxwright/pricing';

const boards = {
  'fbb-300': { code: 'fbb-300', family: 'folding-box-board', gsm: 300, bulk: 1.45 },
  'fbb-350': { code: 'fbb-350', family: 'folding-box-board', gsm: 350, bulk: 1.45 },
  'duplex-300': { code: 'duplex-300', family: 'white-backed-duplex', gsm: 300, bulk: 1.3 },
} as const;

type Example = readonly [
  style: string,
  sides: readonly [number, number, number],
  quantity: number,
  own?: { readonly board?: keyof typeof boards; readonly outerCoat?: string; readonly innerCoat?: string },
];

const carton = [60, 40, 100] as const;
const coats = ['none', 'gloss-aqueous', 'gloss-lamination', 'matt-lamination', 'soft-touch', 'drip-off'] as const;
const styles = ['straight-tuck-end', 'snap-lock-bottom', 'auto-lock-bottom', 'seal-end', 'sleeve'] as const;

/** The boxes whose prices are in the site's texts. */
const boxes: readonly Example[] = [
  ...[1000, 2000, 3000, 5000, 10_000].map((quantity): Example => ['reverse-tuck-end', carton, quantity]),
  ...coats.map((outerCoat): Example => ['reverse-tuck-end', carton, 2000, { outerCoat }]),
  ...styles.flatMap((style): Example[] => [
    [style, carton, 2000],
    [style, carton, 10_000],
  ]),
  ['reverse-tuck-end', carton, 2000, { board: 'duplex-300' }],
  ['reverse-tuck-end', [70, 40, 105], 5000],
  ['reverse-tuck-end', [70, 40, 106], 5000],
  ['reverse-tuck-end', [80, 55, 25], 20_000],
  ['straight-tuck-end', [80, 55, 25], 20_000],
  ...coats.map((outerCoat): Example => ['auto-lock-bottom', [90, 70, 130], 2000, { board: 'fbb-350', outerCoat }]),
];

/** The boxes for which the texts give the price of the inner barrier. */
const barriers: readonly Example[] = [
  ['reverse-tuck-end', carton, 2000],
  ['straight-tuck-end', [72, 36, 115], 1000],
  ['straight-tuck-end', [72, 36, 115], 5000],
];

const stickers: readonly StickerSpec[] = [
  ...[100, 500, 1000].map(
    (quantity): StickerSpec => ({ shape: 'round', length: 50, width: 50, material: 'chromo-paper', quantity }),
  ),
  ...[100, 1000].flatMap((quantity): StickerSpec[] => [
    { shape: 'rectangle', length: 75, width: 50, material: 'chromo-paper', quantity },
    { shape: 'rectangle', length: 100, width: 75, material: 'white-vinyl', quantity },
  ]),
];

const priced = ([style, [length, width, height], quantity, own = {}]: Example) => {
  const { board = 'fbb-300', outerCoat = 'gloss-aqueous', innerCoat = 'none' } = own;
  const spec: CartonSpec = { style, length, width, height, board: boards[board], outerCoat, innerCoat, quantity };
  const price = priceCarton(spec, demoRateCard);
  if (!price.ok) throw new Error(price.text);
  return price;
};

/** The delivery charge for this weight to a zone, in rupees. */
const delivered = (weightKg: number, zone: 'B' | 'D'): number => {
  const answer = deliveryCharge({ weightKg, zone, table: demoDeliveryTable });
  if (!answer.ok) throw new Error(answer.text);
  return answer.charge / 100;
};

/** A box delivered in the state, with 5 % GST: delivery, total, what both add to the price, total per piece. */
const inTheState = (quantity: number): number[] => {
  const { total, weight } = priced(['reverse-tuck-end', carton, quantity]);
  const charge = delivered(weight.chargeableKg, 'B');
  const all = Math.round((total + charge * 100) * 1.05) / 100;
  return [charge, all, all - total / 100, all / quantity];
};

/** The engine's amounts for the examples in the site's texts, in rupees. */
export function exampleAmounts(): number[] {
  const ofBoxes = boxes.flatMap((example) => {
    const { perPiece, total, reorderTotal, setUp } = priced(example);
    return [Number(perPiece), total / 100, reorderTotal / 100, setUp / 100];
  });
  const ofBarriers = barriers.map((example) => {
    const coated = priced([example[0], example[1], example[2], { innerCoat: 'liquid-oil-barrier' }]);
    return Number(coated.perPiece) - Number(priced(example).perPiece);
  });
  const ofStickers = stickers.map((spec) => {
    const price = priceSticker(spec, demoStickerRateCard);
    if (!price.ok) throw new Error(price.text);
    return price.total / 100;
  });
  const [first, second] = [1000, 2000].map((quantity) => priced(['reverse-tuck-end', carton, quantity]).total);
  const airy = delivered((30 * 22 * 12) / 5000, 'D');
  const fitting = delivered((21 * 15 * 9) / 5000, 'D');
  return [
    ...ofBoxes,
    ...ofBarriers,
    ...ofStickers,
    ...[1000, 2000, 3000, 5000].flatMap(inTheState),
    ((second ?? 0) - (first ?? 0)) / 100,
    ((second ?? 0) - (first ?? 0)) / 100_000,
    airy,
    fitting,
    (airy - fitting) * 300,
  ];
}
