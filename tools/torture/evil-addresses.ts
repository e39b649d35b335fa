import type { Random } from '@boxwright/testing/random';

/** A foreign host to which the shop must never redirect. */
const evil = 'evil.example';

const known: readonly string[] = [
  `https://${evil}`,
  `http:${evil}`,
  `http:/${evil}`,
  `HTTPS:\\\\${evil}`,
  `//${evil}`,
  `///${evil}`,
  `////${evil}/..`,
  `/\\${evil}`,
  `\\/${evil}`,
  `\\\\${evil}`,
  `/\t/${evil}`,
  `/\n/${evil}`,
  `/\r/${evil}`,
  `/\r\n\\${evil}`,
  `\t//${evil}`,
  ` //${evil}`,
  `\u0001//${evil}`,
  `\u0000/\u0000/${evil}`,
  `/ /${evil}`,
  `/%09/${evil}`,
  `/%0a/${evil}`,
  `/%0d%0aLocation:%20https://${evil}`,
  `/%5c${evil}`,
  `/%2f${evil}`,
  `%2f%2f${evil}`,
  `/.//${evil}`,
  `/..//${evil}`,
  `/a/..//${evil}`,
  `/./\\${evil}`,
  `/%2e//${evil}`,
  `/%2e%2e//${evil}`,
  `/.\t//${evil}`,
  `//user:word@${evil}`,
  `//localhost@${evil}`,
  `//localhost:80\\@${evil}`,
  `/@${evil}`,
  `@${evil}`,
  `.${evil}`,
  `/\u3000/${evil}`,
  `\uff0f\uff0f${evil}`,
  `/\u2215${evil}`,
  `/\u29f5${evil}`,
  `\u200b//${evil}`,
  `\ufeff//${evil}`,
  '//evil\u3002example',
  '//evil%E3%80%82example',
  '//[::ffff:1.2.3.4]',
  '//3232235777',
  `javascript:alert(1)//${evil}`,
  `java\nscript:alert(1)//${evil}`,
  `/javascript:alert(1)`,
  `data:text/html,${evil}`,
  `blob:https://${evil}/x`,
  `ftp://${evil}`,
  `https:?from=${evil}`,
  `#//${evil}`,
  `?//${evil}`,
  `/login?from=//${evil}`,
  `/my-orders?next=//${evil}#//${evil}`,
];

const pieces = [
  '/',
  '/',
  '\\',
  '\t',
  '\n',
  '\r',
  ' ',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  ';',
  '%09',
  '%0a',
  '%5c',
  '%2f',
  '%00',
];
const words = [
  evil,
  'a',
  'http:',
  'https:',
  'javascript:',
  'localhost',
  '\u0000',
  '\u2028',
  '\uff0f',
  '\u3002',
  '\ufeff',
];

/** Two slashes or look-alikes, mixed with characters that URL parsers may or may not skip. */
const nearlyAway = (random: Random): string => {
  const noise = () => random.one(['', '', '\t', '\n', '\r', ' ', '.', '..', '/', '\\', '%09', '\u0000', '\ufeff']);
  const slash = () => random.one(['/', '/', '\\', '\uff0f', '%2f']);
  return `${noise()}${slash()}${noise()}${noise()}${slash()}${noise()}${random.one(['', 'a@', 'localhost:80@'])}${evil}`;
};

const thrownTogether = (random: Random): string => {
  const parts = Array.from({ length: random.whole(2, 8) }, () => random.one(random.happens(0.7) ? pieces : words));
  return `${random.happens(0.7) ? '/' : ''}${parts.join('')}${random.happens(0.6) ? evil : ''}`;
};

/** Open-redirect payloads: the known ones, and as many generated ones. */
export const evilAddresses = (random: Random, more: number): string[] => [
  ...known,
  ...Array.from({ length: more }, () => (random.happens(0.5) ? nearlyAway(random) : thrownTogether(random))),
];

/** Whether a browser on a page of the shop stays on its origin when redirected to an address. */
export const staysHere = (address: string, page: string): boolean =>
  // An invalid URL leads nowhere.
  !URL.canParse(address, page) || new URL(address, page).origin === new URL(page).origin;
