import { bps, paise } from '@boxwright/money';
import type { StickerRateCard } from '@boxwright/pricing';
import type { Figure } from './figure.ts';

type Card = StickerRateCard;

const lakh = 1_00_000_00;

/** Every figure of the stickers' card. */
export const stickerFigures = (card: Card): Figure<Card>[] => [
  ...card.materials.map(
    ({ code, name, perSheet }): Figure<Card> => ({
      key: `materials/${code}`,
      group: 'Materials',
      label: name,
      unit: '₹ a sheet',
      help: 'Material and click of one printed sheet.',
      kind: 'money',
      least: 1,
      most: 10_000_00,
      value: perSheet,
      write: (into, value) => ({
        ...into,
        materials: into.materials.map((each) =>
          each.code === code ? { ...each, perSheet: paise(Number(value)) } : each,
        ),
      }),
    }),
  ),
  money('Making', 'setUp', 'Set-up', '₹', 'Preparing the file and the machines, once a job.', card),
  money('Making', 'cuttingPerMetre', 'Cutting', '₹ a metre', 'A metre of cut around the stickers.', card),
  share(
    'Making',
    'specialCutting',
    'Cutting of special shapes',
    [10_000, 100_000],
    'Of the price of straight cutting: 150 % is half as much again.',
    card,
  ),
  whole(
    'Making',
    'trailSheets',
    'Makeready',
    'sheets',
    [0, 500],
    'Sheets spent until printer and cutter run well.',
    card,
  ),
  share('Making', 'trailShare', 'Waste', [0, 5000], 'Spoilt sheets on top of the sheets that are needed.', card),
  ...bandFigures(card),
  share('Margin', 'margin', 'Margin', [0, 9000], 'Share of the selling price: cost ÷ (1 − margin) is the price.', card),
  ...leastFigures(card),
  whole(
    'Least order',
    'leastQuantity',
    'Least quantity',
    'pieces',
    [1, 100_000],
    'Fewer stickers have no price.',
    card,
  ),
];

const money = (
  group: string,
  key: 'setUp' | 'cuttingPerMetre',
  label: string,
  unit: string,
  help: string,
  card: Card,
): Figure<Card> => ({
  key,
  group,
  label,
  unit,
  help,
  kind: 'money',
  least: 0,
  most: lakh,
  value: card[key],
  write: (into, value) => ({ ...into, [key]: paise(Number(value)) }),
});

const share = (
  group: string,
  key: 'specialCutting' | 'trailShare' | 'margin',
  label: string,
  [least, most]: readonly [number, number],
  help: string,
  card: Card,
): Figure<Card> => ({
  key,
  group,
  label,
  unit: '%',
  help,
  kind: 'share',
  least,
  most,
  value: card[key],
  write: (into, value) => ({ ...into, [key]: bps(Number(value)) }),
});

const whole = (
  group: string,
  key: 'trailSheets' | 'leastQuantity',
  label: string,
  unit: string,
  [least, most]: readonly [number, number],
  help: string,
  card: Card,
): Figure<Card> => ({
  key,
  group,
  label,
  unit,
  help,
  kind: 'whole',
  least,
  most,
  value: card[key],
  write: (into, value) => ({ ...into, [key]: Number(value) }),
});

function bandFigures({ discounts }: Card): Figure<Card>[] {
  const change = (into: Card, at: number, changed: Partial<Card['discounts'][number]>): Card => ({
    ...into,
    discounts: into.discounts.map((band, index) => (index === at ? { ...band, ...changed } : band)),
  });
  return discounts.flatMap(({ upTo, rate }, at): Figure<Card>[] => {
    const band = `discounts/${at + 1}`;
    const group = 'Discounts';
    const discount: Figure<Card> = {
      key: `${band}/rate`,
      group,
      label: `Band ${at + 1}, discount`,
      unit: '%',
      help: 'Taken off what the pieces of this band add to the price; never less than in the band before.',
      kind: 'share',
      least: 0,
      most: 9000,
      value: rate,
      write: (into, value) => change(into, at, { rate: bps(Number(value)) }),
    };
    if (upTo === null) return [discount];
    return [
      {
        key: `${band}/upto`,
        group,
        label: `Band ${at + 1}, up to`,
        unit: 'pieces',
        help: 'The last piece of this band; the next band begins after it.',
        kind: 'whole',
        least: 1,
        most: 10_000_000,
        value: upTo,
        write: (into, value) => change(into, at, { upTo: Number(value) }),
      },
      discount,
    ];
  });
}

const shapeNames: { readonly [shape in keyof Card['least']]: string } = {
  round: 'Round',
  rectangle: 'Square and rectangle',
  special: 'Special shapes',
};

const leastFigures = ({ least }: Card): Figure<Card>[] =>
  // Object.keys returns string[]; the table has exactly these keys.
  (Object.keys(shapeNames) as (keyof typeof shapeNames)[]).map((shape) => ({
    key: `least/${shape}`,
    group: 'Least order',
    label: shapeNames[shape],
    unit: '₹',
    help: 'No order of this class costs less, before tax; the shop advertises it as the starting price.',
    kind: 'money',
    least: 0,
    most: lakh,
    value: least[shape],
    write: (into, value) => ({ ...into, least: { ...into.least, [shape]: paise(Number(value)) } }),
  }));

/** What a band's figures are wrong in together with those before, by key: bands ascend, and discounts never fall. */
export function bandProblems({ discounts }: Card): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  discounts.forEach(({ upTo, rate }, at) => {
    const before = discounts[at - 1];
    if (!before) return;
    if (upTo !== null && upTo <= (before.upTo ?? 0))
      problems.set(
        `discounts/${at + 1}/upto`,
        `Please enter more than ${before.upTo} pieces, where the band before ends.`,
      );
    if (rate < before.rate)
      problems.set(
        `discounts/${at + 1}/rate`,
        `Please enter at least ${before.rate / 100} %, as in the band before: otherwise more pieces could cost less.`,
      );
  });
  return problems;
}
