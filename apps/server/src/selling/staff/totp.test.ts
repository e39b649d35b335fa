import { expect, test } from 'vitest';
import { base32, codeOf, stepOf, stepWithCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test('gives the codes of RFC 6238, appendix B', () => {
  const codes = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000].map((seconds) =>
    codeOf(secret, stepOf(new Date(seconds * 1000))),
  );
  // The last six of the eight digits that the RFC lists.
  expect(codes).toEqual(['287082', '081804', '050471', '005924', '279037', '353130']);
});

test('accepts the code of the step before and after, and no other', () => {
  const at = new Date('2026-11-23T06:00:00Z');
  const step = stepOf(at);
  expect([-2, -1, 0, 1, 2].map((away) => stepWithCode(secret, codeOf(secret, step + away), at))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
  expect(['', '12345', '1234567', 'öööööö'].map((code) => stepWithCode(secret, code, at))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('writes base32 as RFC 4648 does', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
});
