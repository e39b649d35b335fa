import { z } from 'zod';
import { plainDigits } from './digits.ts';
import { typedGstin } from './gstin.ts';
import { mobileNumber } from './mobile.ts';
import { pincodeIn, pincodePattern } from './pincode.ts';
import { plainSearch } from './plain-search.ts';
import { quantityIn, quantityUnreadable } from './quantity.ts';
import { conversions } from './shape.ts';
import { conversionOf } from './shape-of.ts';
import { line, paragraphs } from './text.ts';

/** Rupees on the wire (a JSON number with at most two decimals), whole paise in code. */
export const rupees = z.codec(z.number(), z.int(), {
  decode: (value, context) => {
    const paise = conversions.rupees.decode(value);
    if (paise / 100 !== value || !Number.isSafeInteger(paise)) {
      context.issues.push({ code: 'custom', input: value, message: 'must be rupees with at most two decimals' });
      return z.NEVER;
    }
    return paise;
  },
  encode: conversions.rupees.encode,
});
conversionOf.set(rupees, 'rupees');

/** A whole number that may come as digits ("1000") or as a JSON number; `1e3`, `10.5` and `-1` in text are refused. */
export const wholeNumber = (least: number, most: number, message = `must be a whole number from ${least} to ${most}`) =>
  z.codec(z.union([z.number(), line(12)]), z.int(), {
    decode: (value, context) => {
      const number = typeof value === 'number' ? value : /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (!Number.isSafeInteger(number) || number < least || number > most) {
        context.issues.push({ code: 'custom', input: value, message });
        return z.NEVER;
      }
      return number;
    },
    encode: (value) => value,
  });

/** A quantity as typed ("12,500") or as a JSON number. The handler refuses too small and too large ones. */
export const typedQuantity = (least: number) =>
  z.codec(z.union([z.number(), line(40)]), z.int(), {
    decode: (value, context) => {
      const number = typeof value === 'number' ? value : quantityIn(value);
      if (number === null || !Number.isSafeInteger(number) || number < least) {
        context.issues.push({ code: 'custom', input: value, message: quantityUnreadable });
        return z.NEVER;
      }
      return number;
    },
    encode: (value) => value,
  });

/** A row's id: a positive whole number, as a number or digits. */
export const id = wholeNumber(1, 2 ** 31 - 1, 'must be the number of an entry');

/** An optional id: the specification's client sends 0, null, '' or nothing for "none". */
export const optionalId = z.codec(z.union([z.number(), line(12)]).nullish(), z.int().nullable(), {
  decode: (value, context) => {
    if (value === undefined || value === null || value === '' || value === 0 || value === '0') return null;
    const number = typeof value === 'number' ? value : /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (!Number.isSafeInteger(number) || number < 1 || number > 2 ** 31 - 1) {
      context.issues.push({ code: 'custom', input: value, message: 'must be the number of an entry, or 0' });
      return z.NEVER;
    }
    return number;
  },
  encode: (value) => value,
});

/** A form's text field: absent and null become empty, so that the form's own rules report it. */
export const formText = (most = 200, what?: string) =>
  z.codec(line(most, what).nullish(), z.string(), {
    decode: (value) => (value ?? '').trim(),
    encode: (value) => value,
  });

/** What somebody types to search: see `plainSearch`. */
export const searchText = (most: number) =>
  z.codec(line(most).nullish(), z.string(), {
    decode: (value) => plainSearch(value ?? ''),
    encode: (value) => value,
  });

/** The most characters read of a text whose form's rules check its length and say how to shorten it. */
const mostRead = 20_000;

/** A form's text field whose length the form's own rules check (`atMost`). */
export const ruledText = formText(mostRead);

/** A mobile number in any notation, as its ten digits; anything else is left for the form's rules to refuse. */
export const formMobile = z.codec(line(40).nullish(), z.string(), {
  decode: (value) => mobileNumber(value ?? ''),
  encode: (value) => value,
});

/** A pincode in any notation, as its six digits; anything else is left for the form's rules to refuse. */
export const formPincode = z.codec(line(40).nullish(), z.string(), {
  decode: (value) => pincodeIn(value ?? ''),
  encode: (value) => value,
});

/** A GSTIN in any notation, as `typedGstin` reads it. It may be wrong: forms then say so, and accept it. */
export const formGstin = z.codec(line(40).nullish(), z.string(), {
  decode: (value) => typedGstin(value ?? ''),
  encode: (value) => value,
});

/** A form's text of several lines: a message. */
export const formParagraphs = (most: number, what?: string) =>
  z.codec(paragraphs(most, what).nullish(), z.string(), {
    decode: (value) => (value ?? '').trim(),
    encode: (value) => value,
  });

/** The same for several lines. */
export const ruledParagraphs = formParagraphs(mostRead);

/** A secret, taken as typed: neither trimmed nor reduced to one line. */
export const formSecret = (most = 200) =>
  z.codec(paragraphs(most).nullish(), z.string(), { decode: (value) => value ?? '', encode: (value) => value });

/** A moment: ISO 8601 text on the wire, a Date in code. */
export const moment = z.codec(z.iso.datetime({ offset: true }), z.date(), conversions.moment);
conversionOf.set(moment, 'moment');

/** A pincode to deliver to; 0 (or nothing) means no delivery. */
export const destinationPincode = z.codec(z.union([z.number(), line(40)]).nullish(), z.string().nullable(), {
  decode: (value, context) => {
    const text = pincodeIn(String(value ?? ''));
    if (text === '' || text === '0') return null;
    if (!pincodePattern.test(text)) {
      context.issues.push({ code: 'custom', input: value, message: 'Please enter valid pincode.' });
      return z.NEVER;
    }
    return text;
  },
  encode: (value) => value,
});

/**
 * Fields that the specification's client sends although the server determines them itself (dates, totals, who is signed
 * in). Accepted, so that such a client works, but limited in size and never used.
 */
export const ignored = z.union([paragraphs(20_000), z.number(), z.boolean(), z.null()]).optional();

/**
 * A number of a form, as typed or as a JSON number. Absent, null and '' become null; other text that isn't a number
 * becomes NaN, so that the form's own rules refuse it.
 */
export const typedNumber = z.codec(z.union([z.number(), line(40)]).nullish(), z.custom<number | null>(isNumberOrNull), {
  decode: (value) => {
    if (typeof value === 'number') return value;
    const typed = plainDigits(value ?? '').trim();
    if (typed === '') return null;
    return /^\d+(\.\d*)?$|^\.\d+$/.test(typed) ? Number(typed) : Number.NaN;
  },
  encode: (value) => (value === null ? null : conversions.typedNumber.encode(value)),
});
conversionOf.set(typedNumber, 'typedNumber');

function isNumberOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number';
}
