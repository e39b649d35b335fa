import { describe, expect, test } from 'vitest';
import { type ReadyDates, readyWayOf, readyWords, startsWithPayment } from './index.ts';
import { joined } from './ready-words.ts';

const example: ReadyDates = { approvedOn: '2026-11-20', readyBy: '2026-11-28', arrivesBy: '2026-12-01' };
const readySentence = (...given: Parameters<typeof readyWords>) => joined(readyWords(...given));

const held: ReadyDates = { ...example, approvedOn: null };

describe('the words for a date', () => {
  test('promise working days until the proof is approved, and name a date as an example', () => {
    expect(readyWords(example, 'delivered', 7)).toEqual({
      promise: 'Ships within 7 working days',
      condition:
        'after you approve the proof: with you by Tue, 1 Dec 2026 (ships by Sat, 28 Nov 2026) if that is on Fri, 20 Nov 2026',
    });
  });

  test('promise the day itself once the proof is approved', () => {
    expect(readyWords(held, 'delivered', 7)).toEqual({
      promise: 'With you by Tue, 1 Dec 2026',
      condition: '(ships by Sat, 28 Nov 2026)',
    });
    expect(readySentence({ ...held, arrivesBy: null }, 'delivered', 7)).toBe('Ships by Sat, 28 Nov 2026');
  });

  test('name only shipping while the time of delivery isn’t known', () => {
    expect(readySentence({ ...example, arrivesBy: null }, 'delivered', 7)).toBe(
      'Ships within 7 working days after you approve the proof: ships by Sat, 28 Nov 2026 if that is on Fri, 20 Nov 2026',
    );
  });

  test('never promise a delivery of what is collected', () => {
    expect(readyWords(held, 'collected', 7).promise).toBe('Ready to collect from Sat, 28 Nov 2026');
    for (const dates of [held, example, null])
      expect(readySentence(dates, 'collected', 7)).not.toMatch(/ships|with you/i);
  });

  test('name both for an order that is partly collected', () => {
    expect(readyWords(held, 'both', 7).condition).toBe('(ships and is ready to collect by Sat, 28 Nov 2026)');
    expect(readyWords({ ...held, arrivesBy: null }, 'both', 7).promise).toBe(
      'Ships and is ready to collect by Sat, 28 Nov 2026',
    );
    expect(readyWords(example, 'both', 7).promise).toBe('Ships and is ready to collect within 7 working days');
  });

  test('also name the payment if work waits for it', () => {
    const unpaid = startsWithPayment({ paymentMode: 'PayLater', paid: 0, due: 9 });
    const { condition } = readyWords(example, 'collected', 7, unpaid);
    expect(condition).toBe(
      'after you pay and approve the proof: ready to collect from Sat, 28 Nov 2026 if that is on Fri, 20 Nov 2026',
    );
    expect(readySentence(null, 'delivered', 7, true)).toBe(
      'Ships within 7 working days after you pay and approve the proof',
    );
    expect(startsWithPayment({ paymentMode: 'COD', paid: 0, due: 9 })).toBe(false);
    expect(startsWithPayment({ paymentMode: 'OnlinePartialPayment', paid: 1, due: 8 })).toBe(false);
  });

  test('speak of no proof where all is printed as approved before', () => {
    expect(readyWords(null, 'delivered', 7, false, 'in-cart').condition).toBe(
      'after you order (printed as approved before)',
    );
    // Whoever has ordered without paying first waits for the check alone.
    expect(readyWords(null, 'delivered', 7, false, 'ordered').condition).toBe(
      'after its file is checked (printed as approved before)',
    );
    expect(readyWords(example, 'collected', 7, true, 'ordered').condition).toBe(
      'after you pay (printed as approved before): ready to collect from Sat, 28 Nov 2026 if that is on Fri, 20 Nov 2026',
    );
    expect(readyWords(held, 'delivered', 7, false, 'ordered').condition).toBe('(ships by Sat, 28 Nov 2026)');
  });

  test('speak of no proof where nothing is printed', () => {
    expect(readyWords(null, 'delivered', 7, false, 'plain').condition).toBe('after you order');
    expect(readyWords(example, 'collected', 7, true, 'plain').condition).toBe(
      'after you pay: ready to collect from Sat, 28 Nov 2026 if that is on Fri, 20 Nov 2026',
    );
  });

  test('follow from the delivery types of the lines', () => {
    expect(readyWayOf(['StandardShipping', 'StandardShipping'])).toBe('delivered');
    expect(readyWayOf(['SelfPickup'])).toBe('collected');
    expect(readyWayOf(['SelfPickup', 'StandardShipping'])).toBe('both');
  });

  test('are in working days if there is no date', () => {
    expect(readySentence(null, 'delivered', 7)).toBe('Ships within 7 working days after you approve the proof');
    expect(readySentence(null, 'collected', 5)).toBe(
      'Ready to collect within 5 working days after you approve the proof',
    );
  });
});

test.each([
  ['2026-01-04', 'Sun, 4 Jan 2026'],
  ['2026-02-09', 'Mon, 9 Feb 2026'],
  ['2026-03-31', 'Tue, 31 Mar 2026'],
  ['2026-04-01', 'Wed, 1 Apr 2026'],
  ['2026-05-14', 'Thu, 14 May 2026'],
  ['2026-06-19', 'Fri, 19 Jun 2026'],
  ['2026-07-25', 'Sat, 25 Jul 2026'],
  ['2026-08-15', 'Sat, 15 Aug 2026'],
  ['2026-09-30', 'Wed, 30 Sep 2026'],
  ['2026-10-02', 'Fri, 2 Oct 2026'],
  ['2026-11-28', 'Sat, 28 Nov 2026'],
  ['2026-12-31', 'Thu, 31 Dec 2026'],
])('%s reads “%s”', (readyBy, words) => {
  expect(readySentence({ ...held, readyBy, arrivesBy: null }, 'delivered', 7)).toBe(`Ships by ${words}`);
});

test('one working day is one day', () => {
  expect(readySentence(null, 'delivered', 1)).toBe('Ships within 1 working day after you approve the proof');
});
