import { plainDigits } from './digits.ts';

/**
 * The first two digits of India's pincodes: the postal circles, and 90 to 99 for the army. Others are not in use (India
 * Post's directory; no pincode of the seed begins with another).
 */
const circles = '1[1-9]|2[0-8]|3[0-4]|3[6-9]|4\\d|5[0-3]|5[6-9]|6[0-4]|6[7-9]|7\\d|8[0-5]|9\\d';

/** A pincode that could exist in India. No list says which ones do exist: new ones are made. */
export const pincodePattern = new RegExp(`^(?:${circles})\\d{4}$`);

const beginning = new RegExp(`^(?:|[1-9]|(?:${circles})\\d{0,4})$`);

/** Whether what has been typed can still become a pincode. */
export const mayBecomePincode = (typed: string): boolean => beginning.test(typed);

/** The digits of a pincode as people write it ("641 001", "६४१००१"); any other text unchanged, for a rule to refuse. */
export const pincodeIn = (typed: string): string => {
  const digits = plainDigits(typed).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
  return /^\d*$/.test(digits) ? digits : typed.trim();
};
