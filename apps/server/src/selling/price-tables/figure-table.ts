import { bps, paise } from '@boxwright/money';
import type { Figure } from './figure.ts';

/** One of several parts of a card that have the same figures: a sheet, a zone. */
export interface Part {
  /** Its name in the figures' keys. */
  readonly key: string;
  /** Its name in the figures' labels. */
  readonly name: string;
  /** Its place in a list or record of the card. */
  readonly at: string | number;
}

type Kind = 'money' | 'share' | 'whole' | 'decimal';

/**
 * The figures of a table that is written as text, a line for each: group | key | field of the card | label | unit |
 * kind and range as typed | what it does. A `*` stands for each part in turn. A figure that the card doesn't have is
 * left out.
 */
export const figuresIn = <Card extends object>(table: string, card: Card, parts: readonly Part[] = [whole]) => {
  const rows = table.trim().split('\n');
  return parts.flatMap((part) => rows.flatMap((row) => figureIn(row, card, part)));
};

const whole: Part = { key: '', name: '', at: '' };

function figureIn<Card extends object>(row: string, card: Card, part: Part): Figure<Card>[] {
  const [group = '', key = '', field = '', label = '', unit = '', typed = '', help = ''] = row
    .split('|')
    .map((text) => text.trim());
  const [, kind, from, to] = /^(money|share|whole|decimal) ([\d.]+) to ([\d.]+)$/.exec(typed) ?? [];
  if (kind === undefined || help === '') throw new TypeError(`This row is not a figure: ${row}`);
  const path = field.split('.').map((step) => (step === '*' ? part.at : step));
  const value = valueAt(card, path);
  if (typeof value !== 'number') return [];
  const [least, most] = [from, to].map((text) => stored(kind as Kind, Number(text))); // as the expression says
  return [
    {
      key: key.replace('*', part.key),
      group: group.replace('*', part.name),
      label: label.replace('*', part.name),
      ...{ unit, help, kind: kind as Kind, least: least ?? 0, most: most ?? 0, value },
      write: (into, changed) => put(into, path, brands[kind as Kind](Number(changed))) as Card,
    },
  ];
}

/** Money is stored in paise, and a share in basis points. */
const stored = (kind: Kind, typed: number): number =>
  kind === 'money' || kind === 'share' ? Math.round(typed * 100) : typed;

const brands: Readonly<Record<Kind, (value: number) => number>> = {
  money: paise,
  share: bps,
  whole: (value) => value,
  decimal: (value) => value,
};

type Path = readonly (string | number)[];

const valueAt = (of: unknown, path: Path): unknown =>
  path.reduce((inner: unknown, step) => (inner as Record<string | number, unknown> | undefined)?.[step], of);

function put(into: unknown, [step, ...rest]: Path, value: number): unknown {
  if (step === undefined) return value;
  if (Array.isArray(into)) return into.map((each, at) => (at === step ? put(each, rest, value) : each));
  return { ...(into as object), [step]: put((into as Record<string | number, unknown>)[step], rest, value) };
}
