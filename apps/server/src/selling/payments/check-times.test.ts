import { describe, expect, test } from 'vitest';
import { isAbandoned, nextCheckAt } from './check-times.ts';

const begunAt = new Date('2026-11-02T10:00:00Z');
const after = (minutes: number) => new Date(begunAt.getTime() + minutes * 60_000);

describe('a payment that nobody came back for', () => {
  test.each([
    [0, 5],
    [4.99, 5],
    [5, 15],
    [15, 60],
    [59, 60],
    [60, 24 * 60],
    [24 * 60 - 1, 24 * 60],
  ])('after %d minutes is checked next %d minutes after its beginning', (now, next) => {
    expect(nextCheckAt(begunAt, after(now))).toEqual(after(next));
  });

  test('is not checked any more after a day', () => {
    expect(nextCheckAt(begunAt, after(24 * 60))).toBeNull();
  });

  test('counts as begun now when the clock was set back', () => {
    expect(nextCheckAt(after(600), begunAt)).toEqual(after(5));
  });

  test('is given up after an hour', () => {
    expect(isAbandoned(begunAt, after(59.9))).toBe(false);
    expect(isAbandoned(begunAt, after(60))).toBe(true);
  });
});
