/** Problematic characters by name. */
export const evilCharacters: Readonly<Record<string, string>> = {
  NUL: '\0',
  'the first half of a pair': '\ud83d',
  'the second half of a pair': '\udc00',
  'pairs the wrong way round': '\udc00\ud83d',
  'control characters': '\u0001\u0008\u000b\u001b\u007f\u0085',
  'line ends': '\r\n\u2028\u2029',
  'turned direction': '\u202e\u2066',
  'no character at all': '\uffff\ufdd0',
  'a mark of byte order': '\ufeff',
  'many marks on one letter': `e${'\u0301'.repeat(60)}`,
  'emoji of several': '👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'SQL and HTML': `'"><script>alert(1)</script>; drop table orders --`,
};

/** Values that no form sends; `raw` is written to the body unchanged. */
export const evilValues: Readonly<Record<string, unknown>> = {
  '64 KB of letters': 'a'.repeat(64 * 1024),
  '64 KB of emoji': '📦'.repeat(16 * 1024),
  '64 KB of spaces': ' '.repeat(64 * 1024),
  'an empty text': '',
  'a list': [],
  'an object': {},
  nothing: null,
  yes: true,
  'a negative number': -1,
  'a fraction': 0.000_000_1,
  'a number past all precision': 2 ** 53,
  'the largest number': Number.MAX_VALUE,
};

const marker = '"__raw__"';

/** JSON texts that `JSON.stringify` never produces. */
const evilJson: Readonly<Record<string, string>> = {
  'a number that is infinite': '1e999',
  'a key __proto__': '{"__proto__":{"isAdmin":true}}',
  'a key constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
  'lists in lists, ten thousand deep': '['.repeat(10_000) + ']'.repeat(10_000),
  'objects in objects, five thousand deep': `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  'the same key twice': '{"a":1,"a":2}',
};

/** Invalid UTF-8 bytes within a text. */
const evilBytes: Readonly<Record<string, Buffer>> = {
  'bytes that are no UTF-8': Buffer.from([0x22, 0x61, 0xff, 0xfe, 0x80, 0x22]),
  'half a pair as UTF-8': Buffer.from([0x22, 0x61, 0xed, 0xa0, 0x80, 0x22]),
  'NUL, not escaped': Buffer.from([0x22, 0x61, 0x00, 0x22]),
};

/** What replaces a value in a body: a value, or raw bytes. */
export type Evil = { readonly name: string; readonly value: unknown; readonly raw?: Buffer };

/** All evil values for a place that usually holds `good`: alone, and within the valid text. */
export const evilsFor = (good: unknown): Evil[] => [
  ...Object.entries(evilCharacters).map(([name, text]) => ({ name, value: within(good, text) })),
  ...Object.entries(evilCharacters).map(([name, text]) => ({ name: `only ${name}`, value: text })),
  ...Object.entries(evilValues).map(([name, value]) => ({ name, value })),
  ...Object.entries(evilJson).map(([name, text]) => ({ name, value: '__raw__', raw: Buffer.from(text) })),
  ...Object.entries(evilBytes).map(([name, raw]) => ({ name, value: '__raw__', raw })),
];

const within = (good: unknown, evil: string): string =>
  typeof good === 'string' && good !== '' ? good.slice(0, 1) + evil + good.slice(1) : `a${evil}b`;

/** A body as bytes; lone surrogates are escaped, raw parts are unchanged. */
export const bytesOf = (body: unknown, raw: Buffer | undefined): Buffer => {
  const text = JSON.stringify(body);
  if (raw === undefined) return Buffer.from(text);
  const [before = '', after = ''] = text.split(marker);
  return Buffer.concat([Buffer.from(before), raw, Buffer.from(after)]);
};

/** Path segments; those that need escaping are already escaped. */
export const evilParts: readonly string[] = [
  '%00',
  'a%00b',
  'text%00',
  '%ED%A0%80',
  'a%ED%B0%80',
  '%FF%FE',
  '%C0%AF',
  '%0a',
  '%0d%0aX-Evil:%201',
  '%09',
  '%E0%A4%A',
  '%',
  '%zz',
  '%E2%80%AE',
  '%EF%BF%BF',
  '%EF%BB%BF',
  '%F0%9F%93%A6',
  '%E0%AE%AE%E0%AE%B0%E0%AE%AE%E0%AF%8D',
  '..%2f..%2f..%2fetc%2fpasswd',
  '..%5c..%5cwindows',
  '%2e%2e%2f%2e%2e%2f',
  '//evil.example',
  '%2f%2fevil.example',
  '%5cevil.example',
  '%27%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '1e999',
  '-1',
  '0',
  'NaN',
  '99999999999999999999',
  '2147483648',
  'a'.repeat(450),
  'a'.repeat(4_000),
  '%00'.repeat(1_000),
  'a'.repeat(64 * 1024),
];
