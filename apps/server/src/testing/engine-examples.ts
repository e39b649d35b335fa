import { bps, paise, splitGst } from '@boxwright/money';
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
  'fbb-250': { code: 'fbb-250', family: 'folding-box-board', gsm: 250, bulk: 1.45 },
  'duplex-250': { code: 'duplex-250', family: 'white-backed-duplex', gsm: 250, bulk: 1.3 },
  'duplex-300': { code: 'duplex-300', family: 'white-backed-duplex', gsm: 300, bulk: 1.3 },
  'duplex-350': { code: 'duplex-350', family: 'white-backed-duplex', gsm: 350, bulk: 1.3 },
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
  ...(['fbb-250', 'fbb-350', 'duplex-250', 'duplex-300', 'duplex-350'] as const).map(
    (board): Example => ['reverse-tuck-end', carton, 2000, { board }],
  ),
  ...[34, 35, 36].map((side): Example => ['reverse-tuck-end', [side, side, side + 68], 2000]),
  ['hinged-lid', [160, 110, 40], 2000],
  ['reverse-tuck-end', [120, 80, 200], 2000],
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
const delivered = (weightKg: number, zone: 'B' | 'C' | 'D'): number => {
  const answer = deliveryCharge({ weightKg, zone, table: demoDeliveryTable });
  if (!answer.ok) throw new Error(answer.text);
  return answer.charge / 100;
};

/** Goods and delivery to Coimbatore and Bengaluru: the charge, each tax of both together, and the total. */
const taxed = (): number[] => {
  const { total, weight } = priced(['reverse-tuck-end', carton, 2000]);
  return (['B', 'C'] as const).flatMap((zone) => {
    const charge = delivered(weight.chargeableKg, zone);
    const [goods, sent] = [total, Math.round(charge * 100)].map((taxable) => inState(taxable, zone === 'B'));
    const sum = (tax: 'cgst' | 'igst' | 'total') => ((goods?.[tax] ?? 0) + (sent?.[tax] ?? 0)) / 100;
    return [charge, sum('cgst'), sum('igst'), total / 100 + charge + sum('total')];
  });
};

const inState = (taxable: number, here: boolean) =>
  splitGst({ taxable: paise(taxable), rate: bps(500), supplierState: '33', placeOfSupply: here ? '33' : '29' });

/** The example of rounding: the amount, half of its tax, both halves, and the tax of another state. */
const rounded = (): number[] => {
  const [within, across] = [inState(100_050, true), inState(100_050, false)];
  return [1000.5, within.cgst / 100, within.total / 100, across.igst / 100];
};

/** Above this value a consignment needs an e-way bill (CGST Rule 138). */
const eWayBill = 50_000;

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
    const die = (total - reorderTotal) / 100;
    return [Number(perPiece), total / 100, reorderTotal / 100, setUp / 100, die, die / example[2]];
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
    ...taxed(),
    ...rounded(),
    eWayBill,
    ((second ?? 0) - (first ?? 0)) / 100,
    ((second ?? 0) - (first ?? 0)) / 100_000,
    airy,
    fitting,
    (airy - fitting) * 300,
  ];
}
