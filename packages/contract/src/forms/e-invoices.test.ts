import { expect, test } from 'vitest';
import { longestPortalAnswer, portalAnswerParts } from './e-invoices.ts';

const entry = (number: number) => ({
  AckNo: number,
  Irn: 'a'.repeat(64),
  SignedInvoice: 'x'.repeat(6000),
  SignedQRCode: 'y'.repeat(1200),
});

test('a file of the portal is split into texts that can be sent, without its signed invoices', () => {
  const parts = portalAnswerParts(JSON.stringify(Array.from({ length: 400 }, (_, number) => entry(number))));
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(longestPortalAnswer);
  const read = parts.flatMap((part) => JSON.parse(part) as { AckNo: number; SignedQRCode: string }[]);
  expect(read.map(({ AckNo }) => AckNo)).toEqual(Array.from({ length: 400 }, (_, number) => number));
  expect(parts.join('')).not.toContain('SignedInvoice');
  expect(read[0]?.SignedQRCode).toHaveLength(1200);
});

test('a single answer stays as it is, and so does a text that isn’t one', () => {
  for (const text of [JSON.stringify(entry(1)), 'not JSON', '[1]']) expect(portalAnswerParts(text)).toEqual([text]);
  expect(portalAnswerParts('[]')).toEqual([]);
});
