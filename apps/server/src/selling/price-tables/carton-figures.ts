import { bps, paise } from '@boxwright/money';
import type { Imposition, PastingClass, RateCard } from '@boxwright/pricing';
import type { Figure } from './figure.ts';

type Money = 'platePerColour' | 'dieBase' | 'diePerMetre' | 'punchSetUp' | 'punchPer1000Sheets' | 'packingPer1000';
type Share = 'waste' | 'packingWeight' | 'packingLooseness' | 'margin';
type Whole = 'colours' | 'makereadySheets' | 'coatMakereadySheets';

const money = (
  group: string,
  key: Money,
  label: string,
  unit: string,
  help: string,
  most: number,
  card: RateCard,
): Figure<RateCard> => ({
  key,
  group,
  label,
  unit,
  help,
  kind: 'money',
  least: 0,
  most,
  value: card[key],
  write: (into, value) => ({ ...into, [key]: paise(Number(value)) }),
});

const share = (
  group: string,
  key: Share,
  label: string,
  help: string,
  most: number,
  card: RateCard,
): Figure<RateCard> => ({
  key,
  group,
  label,
  unit: '%',
  help,
  kind: 'share',
  least: 0,
  most,
  value: card[key],
  write: (into, value) => ({ ...into, [key]: bps(Number(value)) }),
});

const whole = (
  group: string,
  key: Whole,
  label: string,
  unit: string,
  help: string,
  range: readonly [number, number],
  card: RateCard,
): Figure<RateCard> => ({
  key,
  group,
  label,
  unit,
  help,
  kind: 'whole',
  least: range[0],
  most: range[1],
  value: card[key],
  write: (into, value) => ({ ...into, [key]: Number(value) }),
});

const lakh = 1_00_000_00;

/** Every figure of the cartons' card, in the order in which a job is made. */
export const cartonFigures = (card: RateCard): Figure<RateCard>[] => [
  ...boardFigures(card),
  ...impositionFigures(card),
  ...card.sheets.flatMap(({ name }) => sheetFigures(card, name)),
  whole(
    'Printing',
    'colours',
    'Colours',
    'colours',
    'Every carton is printed in so many colours, each with a plate.',
    [1, 8],
    card,
  ),
  money(
    'Printing',
    'platePerColour',
    'Plate',
    '₹ a colour',
    'Charged once for each colour, also on a reorder.',
    lakh,
    card,
  ),
  whole(
    'Printing',
    'makereadySheets',
    'Makeready',
    'sheets',
    'Sheets spent until press and die run well; added to every job.',
    [0, 5000],
    card,
  ),
  share('Printing', 'waste', 'Waste', 'Spoilt sheets on top of the sheets that are needed.', 5000, card),
  ...card.coats.filter(({ code }) => code !== 'none').flatMap(({ code }) => coatFigures(card, code)),
  whole(
    'Coatings',
    'coatMakereadySheets',
    'Makeready of a coat',
    'sheets',
    'Further sheets for each coat that isn’t “none”.',
    [0, 5000],
    card,
  ),
  money(
    'Cutting',
    'dieBase',
    'Die, base',
    '₹',
    'Charged once for a new die; a reorder of the same box doesn’t pay it again.',
    lakh,
    card,
  ),
  money(
    'Cutting',
    'diePerMetre',
    'Die, rule',
    '₹ a metre',
    'A metre of knife or crease, for each carton on the die.',
    10_000_00,
    card,
  ),
  money('Cutting', 'punchSetUp', 'Punching, set-up', '₹', 'Setting up the punching machine, once a job.', lakh, card),
  money(
    'Cutting',
    'punchPer1000Sheets',
    'Punching',
    '₹ a 1,000 sheets',
    'Running the sheets through the punching machine.',
    lakh,
    card,
  ),
  ...pastingFigures(card),
  money(
    'Packing',
    'packingPer1000',
    'Checking and packing',
    '₹ a 1,000 boxes',
    'Counting, checking and packing the flat boxes.',
    lakh,
    card,
  ),
  share(
    'Packing',
    'packingWeight',
    'Weight of the packing',
    'Added to the goods’ weight, by which delivery is charged.',
    10_000,
    card,
  ),
  share(
    'Packing',
    'packingLooseness',
    'Looseness',
    'How much thicker a packed pile is than its board; it makes the volume that delivery is charged by.',
    10_000,
    card,
  ),
  share('Margin', 'margin', 'Margin', 'Share of the selling price: cost ÷ (1 − margin) is the price.', 9000, card),
];

const boardFigures = (card: RateCard): Figure<RateCard>[] =>
  Object.entries(card.boardPerKg).map(([family, value]) => ({
    key: `board/${family}`,
    group: 'Board',
    label: wordsOf(family),
    unit: '₹ a kg',
    help: 'Price of a kilogram of this board, whatever its weight in gsm.',
    kind: 'money',
    least: 1_00,
    most: 10_000_00,
    value,
    write: (into, changed) => ({ ...into, boardPerKg: { ...into.boardPerKg, [family]: paise(Number(changed)) } }),
  }));

const impositionWords: {
  readonly [figure in keyof Imposition]: {
    readonly label: string;
    readonly help: string;
    readonly range: readonly [least: number, most: number];
  };
} = {
  gripper: {
    label: 'Gripper',
    help: 'The press holds the sheet here, along its longer edge: no box lies in it.',
    range: [0, 40],
  },
  sideLay: { label: 'Side lay', help: 'Free along both shorter edges of the sheet.', range: [0, 40] },
  tail: { label: 'Tail margin', help: 'Free along the edge opposite the gripper.', range: [0, 40] },
  betweenKnives: {
    label: 'Between knives',
    help: 'The least distance between the cuts of two boxes, in every direction. The bleed needs 3 mm, and the strip between them must come away in one piece. With more, fewer boxes fit a sheet.',
    range: [3, 20],
  },
};

const impositionFigures = ({ imposition }: RateCard): Figure<RateCard>[] =>
  // Object.keys returns string[]; the table has exactly these keys.
  (Object.keys(impositionWords) as (keyof Imposition)[]).map((figure) => {
    const { label, help, range } = impositionWords[figure];
    return {
      key: `imposition/${figure}`,
      group: 'On the sheet',
      label,
      unit: 'mm',
      help,
      kind: 'whole',
      least: range[0],
      most: range[1],
      value: imposition[figure],
      write: (into, value) => ({ ...into, imposition: { ...into.imposition, [figure]: Number(value) } }),
    };
  });

function sheetFigures({ sheets }: RateCard, name: string): Figure<RateCard>[] {
  const sheet = sheets.find((each) => each.name === name);
  if (!sheet) return [];
  const price = (field: 'printFirst1000' | 'printFurther1000', label: string, help: string): Figure<RateCard> => ({
    key: `sheets/${name}/${field === 'printFirst1000' ? 'first' : 'further'}`,
    group: 'Printing',
    label: `Sheet ${name}, ${label}`,
    unit: '₹ a 1,000 sheets',
    help,
    kind: 'money',
    least: 0,
    most: lakh,
    value: sheet[field],
    write: (into, value) => ({
      ...into,
      sheets: into.sheets.map((each) => (each.name === name ? { ...each, [field]: paise(Number(value)) } : each)),
    }),
  });
  return [
    price('printFirst1000', 'first thousand', 'Printing up to a thousand sheets costs this in any case.'),
    price('printFurther1000', 'each further', 'Each further thousand sheets, in proportion.'),
  ];
}

function coatFigures({ coats }: RateCard, code: string): Figure<RateCard>[] {
  const coat = coats.find((each) => each.code === code);
  if (!coat) return [];
  const change = (into: RateCard, changed: Partial<RateCard['coats'][number]>): RateCard => ({
    ...into,
    coats: into.coats.map((each) => (each.code === code ? { ...each, ...changed } : each)),
  });
  return [
    {
      key: `coats/${code}/price`,
      group: 'Coatings',
      label: coat.name,
      unit: '₹ a 100 sq in',
      help: 'Price of coating a hundred square inches of the sheet.',
      kind: 'money',
      least: 0,
      most: 100_00,
      value: coat.perHundredSqIn,
      write: (into, value) => change(into, { perHundredSqIn: paise(Number(value)) }),
    },
    {
      key: `coats/${code}/gsm`,
      group: 'Coatings',
      label: `${coat.name}, weight`,
      unit: 'g/m²',
      help: 'Dry weight of the coat; it adds to the weight that delivery is charged by.',
      kind: 'whole',
      least: 0,
      most: 200,
      value: coat.gsm,
      write: (into, value) => change(into, { gsm: Number(value) }),
    },
  ];
}

const pastingNames: { readonly [pasting in Exclude<PastingClass, 'none'>]: string } = {
  straight: 'Straight line',
  lockBottom: 'Lock bottom',
  fourCorners: 'Four corners',
};

const pastingFigures = ({ pastingPer1000 }: RateCard): Figure<RateCard>[] =>
  // Object.keys returns string[]; the table has exactly these keys.
  (Object.keys(pastingNames) as (keyof typeof pastingNames)[]).map((pasting) => ({
    key: `pasting/${pasting}`,
    group: 'Pasting',
    label: pastingNames[pasting],
    unit: '₹ a 1,000 boxes',
    help: 'Folding and pasting boxes that are glued in this way.',
    kind: 'money',
    least: 0,
    most: lakh,
    value: pastingPer1000[pasting],
    write: (into, value) => ({
      ...into,
      pastingPer1000: { ...into.pastingPer1000, [pasting]: paise(Number(value)) },
    }),
  }));

/** "folding-box-board" as people say it. */
export const wordsOf = (code: string): string => {
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
