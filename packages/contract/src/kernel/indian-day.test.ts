import { expect, it } from 'vitest';
import { indianDay } from './indian-day.ts';

it('the day changes at midnight in India', () => {
  expect(indianDay(new Date('2026-11-20T23:59:59+05:30'))).toBe('2026-11-20');
  expect(indianDay(new Date('2026-11-21T00:00:00+05:30'))).toBe('2026-11-21');
});
