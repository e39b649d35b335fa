import { expect, test } from 'vitest';
import { nextNight } from './indian-day.ts';

test.each([
  ['2026-11-23T12:00:00Z', '2026-11-23T20:30:00Z'],
  ['2026-11-23T20:29:59Z', '2026-11-23T20:30:00Z'],
  ['2026-11-23T20:30:00Z', '2026-11-24T20:30:00Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T20:30:00Z'],
])('the night after %s is at %s', (moment, night) => {
  expect(nextNight(new Date(moment))).toEqual(new Date(night));
});
