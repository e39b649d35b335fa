import { freshDatabase, unique } from '@boxwright/testing';
import { afterAll, expect, test } from 'vitest';
import { takeLimit, takeLimits } from './limits.ts';

const { db, close } = await freshDatabase({ max: 20 });
afterAll(close);

const now = new Date('2026-11-20T04:30:00Z');

test('allows exactly the limit, even with concurrent requests', async () => {
  const limit = { scope: 'sign-in', subject: unique(), windowSeconds: 60, max: 5 };
  const taken = await Promise.all(Array.from({ length: 40 }, () => takeLimit(db, limit, now)));
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(5);
});

test('counts each subject and window separately, and says when to retry', async () => {
  const limit = { scope: 'sign-in', subject: unique(), windowSeconds: 60, max: 1 };
  expect(await takeLimit(db, limit, now)).toMatchObject({ allowed: true });
  const refused = await takeLimit(db, limit, now);
  expect(refused).toEqual({ allowed: false, retryAt: new Date('2026-11-20T04:31:00Z') });
  expect(await takeLimit(db, { ...limit, subject: unique() }, now)).toMatchObject({ allowed: true });
  expect(await takeLimit(db, limit, refused.retryAt)).toMatchObject({ allowed: true });
});

test('counts several limits in order, and stops at the one that refuses', async () => {
  const subject = unique();
  const tight = { scope: 'minute', subject, windowSeconds: 60, max: 2 };
  const wide = { scope: 'hour', subject, windowSeconds: 3600, max: 3 };
  const both = (at: Date) => takeLimits(db, [tight, wide], at);
  const refused = { allowed: false, retryAt: new Date('2026-11-20T04:31:00Z') };
  expect([await both(now), await both(now), await both(now), await both(now)]).toMatchObject([
    { allowed: true },
    { allowed: true },
    refused,
    refused,
  ]);
  const nextMinute = new Date('2026-11-20T04:31:00Z');
  expect(await both(nextMinute)).toMatchObject({ allowed: true });
  expect(await both(nextMinute)).toEqual({ allowed: false, retryAt: new Date('2026-11-20T05:00:00Z') });
});

test('allows exactly the smaller of two limits, even with concurrent requests', async () => {
  const subject = unique();
  const limits = [7, 5].map((max) => ({ scope: `at most ${max}`, subject, windowSeconds: 60, max }));
  const taken = await Promise.all(Array.from({ length: 40 }, () => takeLimits(db, limits, now)));
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(5);
});
