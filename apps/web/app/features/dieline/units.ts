import { lengthIn } from '@boxwright/contract';

export const units = ['mm', 'cm', 'in'] as const;
export type Unit = (typeof units)[number];

export const unitNames: Record<Unit, string> = { mm: 'mm', cm: 'cm', in: 'inches' };

const millimetresIn: Record<Unit, number> = { mm: 1, cm: 10, in: 25.4 };
/** Enough decimals to keep a hundredth of a millimetre when converting to inches and back. */
const decimalsTyped: Record<Unit, number> = { mm: 2, cm: 3, in: 4 };
const decimalsRead: Record<Unit, number> = { mm: 1, cm: 2, in: 2 };

export const isUnit = (text: string | null): text is Unit => units.some((unit) => unit === text);

/** Typed text as millimetres, to a hundredth; NaN if it isn't a number. */
export const millimetresOf = (typed: string, unit: Unit): number =>
  Math.round(lengthIn(typed, unit) * millimetresIn[unit] * 100) / 100;

/** Millimetres as a field's text in the unit. */
export const typedIn = (unit: Unit, millimetres: number): string =>
  String(rounded(millimetres / millimetresIn[unit], decimalsTyped[unit]));

/** Millimetres for display in the unit, without its name: fewer decimals than in a field. */
export const readIn = (unit: Unit, millimetres: number): string =>
  String(rounded(millimetres / millimetresIn[unit], decimalsRead[unit]));

/** "60 × 40 × 100 mm". */
export const sizeIn = (unit: Unit, lengths: readonly number[]): string =>
  `${lengths.map((length) => readIn(unit, length)).join(' × ')} ${unit}`;

/** A range in a unit other than millimetres, rounded inwards: "1.5 to 40 cm". */
export const rangeIn = (unit: Unit, least: number | undefined, most: number | undefined): string | null => {
  const up = (length: number) => Math.ceil((length / millimetresIn[unit]) * 100 - 1e-9) / 100;
  const down = (length: number) => Math.floor((length / millimetresIn[unit]) * 100 + 1e-9) / 100;
  if (least !== undefined && most !== undefined) return `${up(least)} to ${down(most)} ${unit}`;
  if (least !== undefined) return `at least ${up(least)} ${unit}`;
  return most === undefined ? null : `at most ${down(most)} ${unit}`;
};

const rounded = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
