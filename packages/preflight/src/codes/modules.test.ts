import { expect, test } from 'vitest';
import { modulesOf } from './modules.ts';

test.each([
  ['EAN-13', '8901234567890', null, 95],
  ['EAN-8', '12345670', null, 67],
  ['UPC-E', '01234565', null, 51],
  // Start, nine letters, check, stop.
  ['Code 128', 'BOXWRIGHT', null, 11 * 11 + 13],
  // Start in pairs, five of them.
  ['Code 128', '1234567890', null, 11 * 7 + 13],
  // Two letters, a change, two pairs.
  ['Code 128', 'AB1234', null, 11 * 7 + 13],
  ['QR', 'https://example.com', 2, 25],
  ['QR', 'https://example.com', null, null],
  ['Data Matrix', '1234', null, null],
] as const)('%s %s has its modules', (format, text, version, modules) => {
  expect(modulesOf(format, text, version)).toBe(modules);
});
