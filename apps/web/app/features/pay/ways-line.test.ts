import { expect, test } from 'vitest';
import { shortRupees, waysLine } from './ways-line.ts';

const facts = {
  payLaterDays: 15,
  transferDays: 7,
  takesTransfers: false,
  cashOnDelivery: { zones: ['A'], mostPaise: 25_000_00, provenFromPaise: 10_000_00, leastFeePaise: 50_00, feeBps: 200 },
};
const noCash = (changes: Partial<typeof facts.cashOnDelivery>) => ({
  ...facts,
  cashOnDelivery: { ...facts.cashOnDelivery, ...changes },
});

test('boxes can be paid in four ways, with the figures of the settings', () => {
  expect(waysLine(facts, true)).toBe(
    'You can pay in full; half now and half before dispatch; later, within 15 days; or in cash on delivery, where we offer it, up to ₹25,000.',
  );
});

test('cash on delivery isn’t named if the settings don’t offer it', () => {
  for (const settings of [noCash({ zones: [] }), noCash({ mostPaise: 0 })])
    expect(waysLine(settings, true)).toBe(
      'You can pay in full; half now and half before dispatch; or later, within 15 days.',
    );
});

test('stickers and samples are paid in full or on delivery', () => {
  expect(waysLine(facts, false)).toBe('You can pay in full; or in cash on delivery, where we offer it, up to ₹25,000.');
  expect(waysLine(noCash({ zones: [] }), false)).toBe('You can pay in full.');
});

test('transfers are named last, if there is an account', () => {
  expect(waysLine({ ...facts, takesTransfers: true }, false)).toMatch(
    /up to ₹25,000; or by bank transfer on a proforma invoice, within 7 days\.$/,
  );
});

test('amounts show paise only where there are any', () => {
  expect(shortRupees(12_50)).toBe('₹12.50');
});
