import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workingDaysAfter } from './working-days.ts';

test.each([
  // A Friday: Saturday counts, Sunday doesn't.
  ['2026-11-20', 1, '2026-11-21'],
  ['2026-11-20', 2, '2026-11-23'],
  ['2026-11-20', 7, '2026-11-28'],
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-08-14', 1, '2026-08-17'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-25', 1, '2027-01-27'],
])('%s and %i working days are %s', (day, count, expected) => {
  expect(workingDaysAfter(day, count)).toBe(expected);
});

test('ends on a day on which the works is open; one more working day ends later', () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), (begin, count) => {
      const day = begin.toISOString().slice(0, 10);
      const ends = workingDaysAfter(day, count);
      expect(new Date(ends).getUTCDay()).not.toBe(0);
      expect(['01-26', '05-01', '08-15', '10-02']).not.toContain(ends.slice(5));
      expect(workingDaysAfter(day, count + 1) > ends).toBe(true);
      expect(workingDaysAfter(ends, 1)).toBe(workingDaysAfter(day, count + 1));
    }),
  );
});
