import { expect, test } from 'vitest';
import { healthBadge } from './health-badge.ts';

const [earlier, later] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-20T11:00:00Z')];
const health = { isSetUp: true, lastSuccess: null, lastFailure: null, problem: null };

test('only what has worked, and not failed since, is shown as working', () => {
  expect(healthBadge({ ...health, isSetUp: false })).toEqual({ tone: 'notice', name: 'Not set up' });
  expect(healthBadge(health)).toEqual({ tone: 'notice', name: 'Not used yet' });
  expect(healthBadge({ ...health, lastFailure: later })).toMatchObject({ tone: 'bad' });
  expect(healthBadge({ ...health, lastSuccess: earlier, lastFailure: later })).toMatchObject({ tone: 'bad' });
  expect(healthBadge({ ...health, lastSuccess: later, lastFailure: earlier })).toMatchObject({ tone: 'good' });
});
