import { plainDigits } from './digits.ts';

/** What people and address books write between digits: spaces, dashes, brackets, dots, invisible direction marks. */
const separators = /[\s().\p{Pd}\p{Cf}]/gu;

/** An Indian number as dialled: ten digits, with or without a trunk 0 and the country code (+91, 91, 0091). */
const dialled = /^(?:(?:\+|00?)?91)?0?(\d{10})$/;

/** The ten digits of a mobile number in any usual notation; any other text unchanged, for a rule to refuse. */
export const mobileNumber = (text: string): string =>
  dialled.exec(plainDigits(text).replace(separators, ''))?.[1] ?? text.trim();

/**
 * The value of a mobile's field while it is typed, pasted or filled in: digits only, ten of them as soon as they make up
 * a number. A prefix may need more for a moment; a number of another country is never cut to ten digits.
 */
export const typedMobile = (typed: string): string => {
  const text = plainDigits(typed);
  const plus = /^[^\d]*\+/.test(text) ? '+' : '';
  const digits = mobileNumber(plus + text.replace(/\D/g, ''));
  const mayHavePrefix = /^(\+|0|91)/.test(digits);
  return digits.slice(0, mayHavePrefix ? longest : 10);
};

/** 0091, a trunk 0 and ten digits. */
const longest = 15;
