import { expect, test } from 'vitest';
import { breakLinks } from './break-links.ts';

test.each([
  ['Win at https://evil.example now', 'Win at https: //evil. example now'],
  ['evil.example/x', 'evil. example/x'],
  ['WWW.Evil.Co.In', 'WWW. Evil. Co. In'],
  ['t.co/abc', 't. co/abc'],
  ['https://evil.example/?a@b.example', 'https: //evil. example/?a@b. example'],
  ['https://friend@evil.example', 'https: //friend@evil. example'],
  ['www.evil.example/x@evil.example', 'www. evil. example/x@evil. example'],
  ['evil1.example', 'evil1. example'],
  ['evil.png.example', 'evil. png. example'],
  ['evil.pdf/x', 'evil. pdf/x'],
  ['evil。example', 'evil。 example'],
  ['http://10.1.2.3/x', 'http: //10.1.2.3/x'],
])('%s is no longer a link', (words, plain) => {
  expect(breakLinks(words)).toBe(plain);
});

test.each([
  'Meena Sundaram',
  'M.S. Subbulakshmi',
  'Artwork: Honey & co.PNG.',
  'Approx. 2.5 kg, e.g. for sweets, 12.5 × 4 cm',
  'You sign in with meena@shop.example.',
  'tell us at orders@boxwright.example',
  'Order BW/26-27/000123: ₹11,660.25',
])('%s stays as it is', (words) => {
  expect(breakLinks(words)).toBe(words);
});
