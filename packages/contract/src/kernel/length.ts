import { plainDigits } from './digits.ts';

const units = {
  mm: { name: 'millimetres', written: /mm$/i, example: '60 or 60.5' },
  cm: { name: 'centimetres', written: /cm$/i, example: '6 or 6.5' },
  in: { name: 'inches', written: /(in|inch|inches|["″])$/i, example: '2 or 2.5' },
} as const;

export type LengthUnit = keyof typeof units;

/**
 * What to type instead of a length that can't be read.
 *
 * @param what the field, as named in a sentence: "the length"
 */
export const lengthUnreadable = (what: string, unit: LengthUnit = 'mm'): string =>
  `Please enter ${what} in ${units[unit].name}, in digits, such as ${units[unit].example}.`;

/**
 * A length as people type it: digits of any script, with a point or a comma, with or without the field's unit.
 *
 * @returns the number in that unit; NaN for an empty field, another unit and anything else
 */
export const lengthIn = (typed: string, unit: LengthUnit = 'mm'): number => {
  const text = plainDigits(typed).trim().replace(units[unit].written, '').trimEnd().replace(',', '.');
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
};
