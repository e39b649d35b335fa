import { z } from 'zod';
import { line, paragraphs } from './text.ts';

/** Rupees on the wire (a JSON number with at most two decimals), whole paise inside. */
export const rupees = z.codec(z.number(), z.int(), {
  decode: (value, context) => {
    const paise = Math.round(value * 100);
    if (paise / 100 !== value || !Number.isSafeInteger(paise)) {
      context.issues.push({ code: 'custom', input: value, message: 'must be rupees with at most two decimals' });
      return z.NEVER;
    }
    return paise;
  },
  encode: (paise) => paise / 100,
});

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

/** An identifier of a row: a positive whole number, as number or digits. */
export const id = wholeNumber(1, 2 ** 31 - 1, 'must be the number of an entry');

/** An identifier that may be absent: the specification sends 0, null, '' or nothing at all for "none". */
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

/** Typed text of a form: absent and null read as empty, so that the form's own rules give the answer. */
export const formText = (most = 200) =>
  z.codec(line(most).nullish(), z.string(), { decode: (value) => (value ?? '').trim(), encode: (value) => value });

/** The same of several lines: a message. */
export const formParagraphs = (most: number) =>
  z.codec(paragraphs(most).nullish(), z.string(), {
    decode: (value) => (value ?? '').trim(),
    encode: (value) => value,
  });

/** A secret that is taken as typed: never trimmed or made one line. */
export const formSecret = (most = 200) =>
  z.codec(paragraphs(most).nullish(), z.string(), { decode: (value) => value ?? '', encode: (value) => value });

/** A moment: ISO 8601 text on the wire, a Date inside. */
export const moment = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A pincode to deliver to; 0 (or nothing) means that nothing is shipped. */
export const destinationPincode = z.codec(z.union([z.number(), line(12)]).nullish(), z.string().nullable(), {
  decode: (value, context) => {
    if (value === undefined || value === null || value === '' || value === 0 || value === '0') return null;
    const text = String(value);
    if (!/^[1-9]\d{5}$/.test(text)) {
      context.issues.push({ code: 'custom', input: value, message: 'Please enter valid pincode.' });
      return z.NEVER;
    }
    return text;
  },
  encode: (value) => value ?? 0,
});

/**
 * Whatever the specification's client sends along although the server knows better (dates, totals, its own idea of
 * who is signed in). Taken so that such a client works, bounded in size, and never believed.
 */
export const ignored = z.union([paragraphs(20_000), z.number(), z.boolean(), z.null()]).optional();

/**
 * A number of a form, as typed or as a JSON number: absent, null and '' are null; what is no number is NaN, so that the
 * form's own rules give the answer.
 */
export const typedNumber = z.codec(z.union([z.number(), line(40)]).nullish(), z.custom<number | null>(isNumberOrNull), {
  decode: (value) => {
    if (typeof value === 'number') return value;
    const typed = value?.trim() ?? '';
    if (typed === '') return null;
    return /^\d+(\.\d*)?$|^\.\d+$/.test(typed) ? Number(typed) : Number.NaN;
  },
  encode: (value) => value,
});

function isNumberOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number';
}
