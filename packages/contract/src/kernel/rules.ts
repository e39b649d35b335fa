import { mobileNumber } from './mobile.ts';
import { pincodeIn, pincodePattern } from './pincode.ts';
import { isWithin, tooLong } from './too-long.ts';

/** One check of a form: the field it belongs to, the specification's text, and when it fails. */
export interface Rule<V> {
  readonly field: keyof V & string;
  readonly text: string;
  readonly fails: (values: V) => boolean;
}

/** The first rule that the values break, in the list's order; undefined if they break none. */
export const firstBroken = <V>(rules: readonly Rule<V>[], values: V): Rule<V> | undefined =>
  rules.find((rule) => rule.fails(values));

type TextField<V> = { [K in keyof V]-?: V[K] extends string ? K : never }[keyof V] & string;

/** A rule that fails on an empty text. */
export const required = <V>(field: TextField<V>, text: string): Rule<V> => ({
  field,
  text,
  fails: (values) => values[field] === '',
});

/** A rule that fails on a text longer than so many characters; `what` is the field's label in a sentence. */
export const atMost = <V>(field: keyof V & string, most: number, what: string): Rule<V> => ({
  field,
  text: tooLong(what, most),
  fails: (values) => !isWithin(String(values[field] ?? ''), most),
});

/** A rule that fails on a text that doesn't match. An empty text passes; `required` checks that. */
export const matches = <V>(field: TextField<V>, pattern: RegExp, text: string): Rule<V> => ({
  field,
  text,
  fails: (values) => {
    const value = values[field];
    return value !== '' && !pattern.test(String(value));
  },
});

/** A rule that fails on a text that isn't an e-mail address. An empty text passes. */
export const isEmail = <V>(field: TextField<V>, text: string): Rule<V> => matches(field, emailAddress, text);

/**
 * name@host.tld, as in the specification, and only one plain address: no brackets, quotes or commas, which could make a
 * mail program send to another address. Only a mail can show whether it is deliverable.
 */
const emailAddress = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(\.[a-z\d-]+)+$/i;

/** A rule that fails on a web address. Names are written into mails, and anybody can make us mail anybody. */
export const holdsNoLink = <V>(field: TextField<V>, text: string): Rule<V> => ({
  field,
  text,
  fails: (values) => webAddress.test(String(values[field])),
});

/** Matches only what is clearly a web address. A name like "Dr.Rao" isn't, and mail programs don't link it. */
const webAddress = /:\/\/|www\.|\.\p{L}{2,}\/|\.(com|net|org|info|biz|xyz|top|site|online|club|link|click|live)\b/iu;

/**
 * A rule that fails on a text that isn't a mobile number of ten digits, in any notation: a value that a browser filled
 * in is checked before it is normalised. An empty text passes.
 */
export const isMobile = <V>(field: TextField<V>, text: string): Rule<V> => ({
  field,
  text,
  fails: (values) => values[field] !== '' && !/^\d{10}$/.test(mobileNumber(String(values[field]))),
});

/** A rule that fails on a text that isn't a pincode, in any notation. An empty text passes. */
export const isPincode = <V>(field: TextField<V>, text: string): Rule<V> => ({
  field,
  text,
  fails: (values) => values[field] !== '' && !pincodePattern.test(pincodeIn(String(values[field]))),
});

export const patterns = {
  pincode: pincodePattern,
} as const;

/** At least 6 characters and two of: lower case, upper case, digit (document 1, 5.4). */
export const passwordIsAcceptable = (password: string): boolean =>
  password.length >= 6 && [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(password)).length >= 2;
