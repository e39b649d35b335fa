import { describe, expect, test } from 'vitest';
import { type ReadyDates, readySentence, readyWayOf, readyWords, startsWithPayment } from './index.ts';

const dates: ReadyDates = { approvedOn: '2026-11-20', readyBy: '2026-11-28', arrivesBy: '2026-12-01' };

describe('the words for a date', () => {
  test('say when it is delivered, when it ships, and from when the days count', () => {
    expect(readyWords(dates, 'delivered', 7)).toEqual({
      promise: 'With you by Tue, 1 Dec 2026',
      condition: '(ships by Sat, 28 Nov 2026) if you approve the proof on Fri, 20 Nov 2026',
    });
  });

  test('promise only shipping while the time of delivery isn’t known', () => {
    expect(readySentence({ ...dates, arrivesBy: null }, 'delivered', 7)).toBe(
      'Ships by Sat, 28 Nov 2026 if you approve the proof on Fri, 20 Nov 2026',
    );
  });

  test('never promise a delivery of what is collected', () => {
    expect(readyWords(dates, 'collected', 7).promise).toBe('Ready to collect from Sat, 28 Nov 2026');
    expect(readySentence(dates, 'collected', 7)).not.toMatch(/ships|with you/i);
  });

  test('name both for an order that is partly collected', () => {
    expect(readyWords(dates, 'both', 7).condition).toMatch(/^\(ships and is ready to collect by Sat, 28 Nov 2026\)/);
    expect(readyWords({ ...dates, arrivesBy: null }, 'both', 7).promise).toBe(
      'Ships and is ready to collect by Sat, 28 Nov 2026',
    );
  });

  test('also name the payment if work waits for it', () => {
    const { condition } = readyWords(dates, 'collected', 7, startsWithPayment({ paymentMode: 'PayLater', paid: 0 }));
    expect(condition).toBe('if you pay and approve the proof on Fri, 20 Nov 2026');
    expect(readySentence(null, 'delivered', 7, true)).toBe(
      'Ships within 7 working days, once you pay and approve the proof',
    );
    expect(startsWithPayment({ paymentMode: 'COD', paid: 0 })).toBe(false);
    expect(startsWithPayment({ paymentMode: 'OnlinePartialPayment', paid: 1 })).toBe(false);
  });

  test('follow from the delivery types of the lines', () => {
    expect(readyWayOf(['StandardShipping', 'StandardShipping'])).toBe('delivered');
    expect(readyWayOf(['SelfPickup'])).toBe('collected');
    expect(readyWayOf(['SelfPickup', 'StandardShipping'])).toBe('both');
  });

  test('are in working days if there is no date', () => {
    expect(readySentence(null, 'delivered', 7)).toBe('Ships within 7 working days, once you approve the proof');
    expect(readySentence(null, 'collected', 5)).toBe(
      'Ready to collect within 5 working days, once you approve the proof',
    );
  });
});
