import { describe, expect, test } from 'vitest';
import { lastMonths } from './last-months.ts';

describe('the last months', () => {
  test('cross the year, and are counted from the day in India', () => {
    expect(lastMonths(new Date('2026-01-31T19:00:00Z'), 3)).toEqual(['2025-12', '2026-01', '2026-02']);
    expect(lastMonths(new Date('2026-11-20T12:00:00Z'), 12)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ]);
  });
});
