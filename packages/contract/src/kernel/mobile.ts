import { plainDigits } from './digits.ts';

/** What people and address books write between digits: spaces, dashes, brackets, dots, invisible direction marks. */
const separators = /[\s().\p{Pd}\p{Cf}]/gu;

/** An Indian number as dialled: ten digits, with or without a trunk 0 and the country code (+91, 91, 0091). */
const dialled = /^(?:(?:\+|00?)?91)?0?(\d{10})$/;

/** The ten digits of a mobile number in any usual notation; any other text unchanged, for a rule to refuse. */
export const mobileNumber = (text: string): string =>
  dialled.exec(plainDigits(text).replace(separators, ''))?.[1] ?? text.trim();

/**
 * The value of a mobile field while it is typed, pasted or filled in: digits only, ten of them once they make up a
 * number. What can't be a number, because it has a digit too many or is of another country, stays for a rule to refuse.
 */
export const typedMobile = (typed: string): string => {
  const text = plainDigits(typed);
  const plus = /^[^\d]*\+/.test(text) ? '+' : '';
  return mobileNumber(plus + text.replace(/\D/g, '')).slice(0, longest);
};

/** One more than 0091, a trunk 0 and ten digits have, so that cutting never makes a number. */
const longest = 16;
