import { holidaySeeds } from '@boxwright/storage/seed';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { workingDaysAfter } from './working-days.ts';

const holidays = new Set(holidaySeeds.map(({ day }) => day));

describe('working days', () => {
  test.each([
    // A Friday: Saturday counts, Sunday doesn't.
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-11-20', 2, '2026-11-23'],
    ['2026-11-20', 7, '2026-11-28'],
    ['2026-11-20', 0, '2026-11-20'],
    // Independence Day and a Sunday.
    ['2026-08-14', 1, '2026-08-17'],
    // Three days of Pongal and a Sunday; in the next year one of them is the Sunday.
    ['2026-01-14', 1, '2026-01-19'],
    ['2027-01-14', 1, '2027-01-18'],
    // The ends of months and years, with New Year's Day.
    ['2026-11-30', 1, '2026-12-01'],
    ['2027-02-27', 1, '2027-03-01'],
    ['2026-12-31', 1, '2027-01-02'],
  ])('%s and %i are %s', (day, count, expected) => {
    expect(workingDaysAfter(day, count, holidays)).toBe(expected);
  });

  test('have no last day in a year whose holidays nobody has entered', () => {
    expect(workingDaysAfter('2027-12-24', 5, holidays)).toBe('2027-12-31');
    expect(workingDaysAfter('2027-12-24', 6, holidays)).toBeNull();
  });

  test('never end on a Sunday or a holiday; a later approval or one more day never ends earlier', () => {
    const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-09-30'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), (begin, count) => {
        const day = begin.toISOString().slice(0, 10);
        const next = new Date(begin.getTime() + 86_400_000).toISOString().slice(0, 10);
        const ends = workingDaysAfter(day, count, holidays) ?? '';
        expect(new Date(ends).getUTCDay()).not.toBe(0);
        expect(holidays.has(ends)).toBe(false);
        expect((workingDaysAfter(next, count, holidays) ?? '') >= ends).toBe(true);
        expect((workingDaysAfter(day, count + 1, holidays) ?? '') > ends).toBe(true);
        expect(workingDaysAfter(ends, 1, holidays)).toBe(workingDaysAfter(day, count + 1, holidays));
      }),
    );
  });
});
