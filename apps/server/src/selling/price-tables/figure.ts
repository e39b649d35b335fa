import { decimalIn, paiseIn, quantityIn } from '@boxwright/contract';
import { paise, parseRupees, toRupees } from '@boxwright/money';

/** How a figure is stored and typed: money is paise and typed in rupees, a share is basis points and typed in percent. */
export type FigureKind = 'money' | 'share' | 'whole' | 'decimal' | 'pincodes' | 'zones';

/** A figure of a card with everything that a form shows about it. */
export interface Figure<Card> {
  /** Stable name, also in CSV files: "sheets/18×25 in/first". */
  readonly key: string;
  readonly group: string;
  readonly label: string;
  /** "₹ a sheet", "%", "sheets". */
  readonly unit: string;
  /** The sentence that explains the figure. */
  readonly help: string;
  readonly kind: FigureKind;
  /** The allowed range as stored; for pincodes, the number of beginnings. */
  readonly least: number;
  readonly most: number;
  readonly value: number | string;
  readonly write: (card: Card, value: number | string) => Card;
}

export type ReadFigure =
  | { readonly ok: true; readonly value: number | string }
  | { readonly ok: false; readonly problem: string };

type Typed = Pick<Figure<never>, 'kind' | 'least' | 'most' | 'unit'>;

/** Reads a figure as typed, or says what is wrong with it. */
export function readFigure(figure: Typed, typed: string): ReadFigure {
  const text = typed.trim();
  if (text === '') return wrong('Please enter a figure.');
  if (figure.kind === 'pincodes') return readPincodes(figure, text);
  if (figure.kind === 'zones') return readZones(figure, text);
  const value = numberIn(figure.kind, text);
  if (Number.isNaN(value)) return wrong(unreadable[figure.kind]);
  if (value < figure.least || value > figure.most) return wrong(`Please enter a figure ${rangeOf(figure)}.`);
  return { ok: true, value };
}

const wrong = (problem: string): ReadFigure => ({ ok: false, problem });

const unreadable: Record<Exclude<FigureKind, 'pincodes' | 'zones'>, string> = {
  money: 'Please enter rupees with at most two decimals, such as 12.50.',
  share: 'Please enter a percentage with at most two decimals, such as 2.5.',
  whole: 'Please enter a whole number.',
  decimal: 'Please enter a number with at most three decimals, such as 1.25.',
};

function numberIn(kind: keyof typeof unreadable, text: string): number {
  if (kind === 'money') return paiseIn(text) ?? Number.NaN;
  if (kind === 'whole') return quantityIn(text) ?? Number.NaN;
  if (kind === 'decimal') return Number(decimalIn(text, 3) ?? Number.NaN);
  // Basis points are hundredths of a percent, as paise are of a rupee.
  const percent = decimalIn(text, 2);
  return percent === null ? Number.NaN : parseRupees(percent);
}

/** "from 0 to 500 sheets". */
export function rangeOf({ kind, least, most, unit }: Typed): string {
  if (kind === 'pincodes') return `of ${least} to ${most} beginnings of pincodes`;
  if (kind === 'zones') return 'zones of the delivery table with commas between them, or “none”';
  const [from, to] = [least, most].map((value) => typedFigure(kind, value));
  if (kind === 'money') return `from ₹${from} to ₹${to}`;
  return unit === '%' ? `from ${from} to ${to} %` : `from ${from} to ${to} ${unit}`;
}

/** A stored value as people type it: 1250 paise are "12.50", 300 basis points "3". */
export function typedFigure(kind: FigureKind, value: number | string): string {
  if (typeof value === 'string') return value;
  if (kind === 'money') return toRupees(paise(value));
  return String(kind === 'share' ? value / 100 : value);
}

function readPincodes({ least, most }: Typed, text: string): ReadFigure {
  const beginnings = text.split(/[\s,]+/).filter((each) => each !== '');
  if (!beginnings.every((each) => /^[1-9]\d{0,5}$/.test(each)))
    return wrong('Please enter the beginnings of pincodes, one to six digits each, with commas between them.');
  if (beginnings.length < least || beginnings.length > most)
    return wrong(`Please enter from ${least} to ${most} beginnings of pincodes.`);
  return { ok: true, value: [...new Set(beginnings)].join(', ') };
}

function readZones({ most }: Typed, text: string): ReadFigure {
  if (text.toLowerCase() === 'none') return { ok: true, value: 'none' };
  const zones = text.split(/[\s,]+/).filter((each) => each !== '');
  if (zones.length > most || !zones.every((each) => /^[A-Za-z0-9]{1,8}$/.test(each)))
    return wrong('Please enter the names of zones with commas between them, such as “A, B”, or “none”.');
  return { ok: true, value: [...new Set(zones.map((zone) => zone.toUpperCase()))].join(', ') };
}
