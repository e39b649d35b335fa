import { TXNID } from './protocol.ts';

/** Fields as PayU's browser return or webhook brought them, card data removed. Unverified: nothing in it may be trusted. */
export type PostedBack = {
  readonly txnid: string;
  readonly mihpayid: string;
  readonly status: string;
  readonly unmappedstatus: string;
  readonly mode: string;
  readonly amount: string;
  readonly hash: string;
  /** Every field verbatim, including those above and any that PayU adds later; for the log. */
  readonly fields: Readonly<Record<string, string>>;
};

export type PostedBackResult =
  | { readonly ok: true; readonly posted: PostedBack }
  | { readonly ok: false; readonly reason: 'too-large' | 'malformed' | 'ambiguous' | 'no-txnid' };

const MOST_CHARACTERS = 64 * 1024;
const MOST_FIELDS = 200;

/**
 * Reads a return or webhook: the raw body (form-encoded, or JSON when it begins with `{`) or an object a body
 * parser made of it. Card holders' names are dropped, card numbers stay only when masked. A field given twice is
 * refused: which one the hash covered would be a guess.
 */
export function readPostedBack(body: unknown): PostedBackResult {
  const entries = typeof body === 'string' ? entriesOfText(body) : entriesOfObject(body);
  if (typeof entries === 'string') return { ok: false, reason: entries };
  if (entries.length > MOST_FIELDS) return { ok: false, reason: 'too-large' };

  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of entries) {
    if (name in fields) return { ok: false, reason: 'ambiguous' };
    if (isStorable(name, value)) fields[name] = value;
  }
  const field = (name: string) => fields[name] ?? '';
  if (!TXNID.test(field('txnid'))) return { ok: false, reason: 'no-txnid' };
  return {
    ok: true,
    posted: {
      txnid: field('txnid'),
      mihpayid: field('mihpayid'),
      status: field('status'),
      unmappedstatus: field('unmappedstatus'),
      mode: field('mode'),
      amount: field('amount'),
      hash: field('hash'),
      fields: { ...fields },
    },
  };
}

/** Whether a field may be kept: no holder's name, no security code, no expiry, and a card number only when masked. */
export function isStorable(name: string, value: string): boolean {
  const plainName = name.toLowerCase().replace(/[^a-z]/g, '');
  if (NEVER_STORED.has(plainName)) return false;
  if (CARD_NUMBER.has(plainName)) return value === '' || MASKED_CARD_NUMBER.test(value);
  return true;
}

type Entries = readonly (readonly [string, string])[];

const NEVER_STORED = new Set(['nameoncard', 'cardname', 'ccname', 'ccvv', 'cvv', 'ccexpmon', 'ccexpyr', 'cardexpiry']);
const CARD_NUMBER = new Set(['cardnum', 'cardno', 'cardnumber', 'ccnum']);
/** `512345XXXXXX2346`: at most the first six and last four digits are shown. */
const MASKED_CARD_NUMBER = /^\d{0,6}[Xx*]{4,}\d{0,4}$/;

function entriesOfText(body: string): Entries | 'too-large' | 'malformed' | 'ambiguous' {
  if (body.length > MOST_CHARACTERS) return 'too-large';
  if (!body.trimStart().startsWith('{')) return [...new URLSearchParams(body)];
  const parsed = parseJsonKeepingNumbers(body);
  return parsed === undefined ? 'malformed' : entriesOfObject(parsed);
}

function entriesOfObject(body: unknown): Entries | 'malformed' | 'ambiguous' {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'malformed';
  const entries: [string, string][] = [];
  for (const [name, value] of Object.entries(body)) {
    if (Array.isArray(value)) return 'ambiguous';
    if (typeof value === 'string') entries.push([name, value]);
    else if (typeof value === 'number' || typeof value === 'boolean') entries.push([name, String(value)]);
    else if (typeof value === 'object' && value !== null) return 'malformed';
  }
  return entries;
}

/**
 * JSON with every number as the text it was written with: `mihpayid` has more digits than a double holds, and the
 * hash covers `10.00`, not `10`. Undefined when it isn't JSON.
 */
export function parseJsonKeepingNumbers(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: { readonly source?: string }) =>
      typeof value === 'number' ? (context?.source ?? String(value)) : value,
    );
  } catch {
    return undefined;
  }
}
