import { createHash, timingSafeEqual } from 'node:crypto';
import { type Paise, paise, toRupees } from '@boxwright/money';

/** The merchant's two secrets with PayU. The salt never leaves the server. */
export type PayuCredentials = { readonly key: string; readonly salt: string };

/** The fields that the request hash covers, in its order. */
export const REQUEST_HASHED = [
  'txnid',
  'amount',
  'productinfo',
  'firstname',
  'email',
  'udf1',
  'udf2',
  'udf3',
  'udf4',
  'udf5',
] as const;

/** Values of the hashed fields, verbatim as they stand in the form; an absent one counts as empty. */
export type HashedFields = { readonly [name in (typeof REQUEST_HASHED)[number]]?: string };

/** What the response hash covers beyond the request's fields. Both spellings of the surcharge are in use. */
export type ResponseHashedFields = HashedFields & {
  readonly status: string;
  readonly additionalCharges?: string;
  readonly additional_charges?: string;
};

/** `key|txnid|amount|productinfo|firstname|email|udf1|udf2|udf3|udf4|udf5||||||SALT`. Throws on a value with a `|`. */
export function requestHash({ key, salt }: PayuCredentials, fields: HashedFields): string {
  const values = REQUEST_HASHED.map((name) => fields[name] ?? '');
  return sha512([...unambiguous([key, ...values]), '', '', '', '', '', salt]);
}

/**
 * `[additionalCharges|]SALT|status||||||udf5|…|udf1|email|firstname|productinfo|amount|txnid|key`.
 * Throws on a value with a `|`.
 */
export function responseHash({ key, salt }: PayuCredentials, fields: ResponseHashedFields): string {
  const values = REQUEST_HASHED.map((name) => fields[name] ?? '').reverse();
  const surcharge = fields.additionalCharges || fields.additional_charges;
  const head = surcharge ? unambiguous([surcharge]) : [];
  return sha512([...head, salt, ...unambiguous([fields.status, '', '', '', '', '', ...values, key])]);
}

/** `key|command|var1|SALT`. In `var1` several transaction ids may be joined by `|`. */
export function commandHash({ key, salt }: PayuCredentials, command: string, var1: string): string {
  return sha512([...unambiguous([key, command]), var1, salt]);
}

/** Compares two hexadecimal SHA-512 hashes in constant time; anything that isn't one never matches. */
export function hashesMatch(expected: string, given: string): boolean {
  if (!HEX_SHA512.test(expected) || !HEX_SHA512.test(given)) return false;
  return timingSafeEqual(Buffer.from(expected, 'hex'), Buffer.from(given, 'hex'));
}

/** Whether fields posted to us carry PayU's hash. False, never a throw, whatever was posted. */
export function responseHashIsValid(
  credentials: PayuCredentials,
  fields: ResponseHashedFields & { readonly hash?: string },
): boolean {
  if (hasSeparator(fields)) return false;
  return hashesMatch(responseHash(credentials, fields), fields.hash ?? '');
}

/** Whether a payment form carries the merchant's hash (the sandbox asks this, as PayU does). */
export function requestHashIsValid(
  credentials: PayuCredentials,
  fields: HashedFields & { readonly hash?: string },
): boolean {
  if (hasSeparator(fields)) return false;
  return hashesMatch(requestHash(credentials, fields), fields.hash ?? '');
}

/** PayU's transaction id: one per attempt, at most 25 characters, and never a separator. */
export const TXNID = /^[A-Za-z0-9_-]{1,25}$/;

/** The token that names a refund: one per refund, at most 23 characters. */
export const REFUND_TOKEN = /^[A-Za-z0-9_-]{1,23}$/;

/** `118000` paise → `"1180.00"`, the form PayU hashes. Throws on anything but whole, non-negative paise. */
export function amountText(amount: Paise): string {
  if (amount < 0) throw new RangeError(`PayU takes no negative amount: ${amount}`);
  return toRupees(paise(amount));
}

/** `"1180.00"`, `"1180"`, `"1180.5"` → paise; undefined for anything else, fractions of a paisa included. */
export function amountFromText(text: string): Paise | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!match) return undefined;
  return paise(Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`));
}

const HEX_SHA512 = /^[0-9a-f]{128}$/i;

function sha512(parts: readonly string[]): string {
  return createHash('sha512').update(parts.join('|'), 'utf8').digest('hex');
}

/** A `|` inside a value would let two different payments have one hash. */
function unambiguous(values: readonly string[]): readonly string[] {
  if (values.some((value) => value.includes('|'))) throw new RangeError('A hashed PayU field must not contain "|"');
  return values;
}

function hasSeparator(fields: Partial<ResponseHashedFields>): boolean {
  const { additionalCharges, additional_charges, status } = fields;
  const values = [additionalCharges, additional_charges, status, ...REQUEST_HASHED.map((name) => fields[name])];
  return values.some((value) => value?.includes('|'));
}
