import { expect, test } from 'vitest';
import { aprilOf } from './april-of.ts';

test.each([
  ['2026-03-31', '2025-04'],
  ['2026-04-01', '2026-04'],
  ['2026-12-31', '2026-04'],
])('%s lies in the year from %s', (day, april) => expect(aprilOf(day)).toBe(april));
