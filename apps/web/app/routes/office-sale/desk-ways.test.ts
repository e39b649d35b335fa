import { expect, test } from 'vitest';
import { deskWays } from './desk-ways.ts';

type Way = Parameters<typeof deskWays>[0]['ways'][number];
const way = (more: Partial<Way>): Way => ({
  mode: 'OnlinePayment',
  purpose: 'full',
  total: 1_626_798,
  extra: 0,
  dueNow: 1_626_798,
  dueLater: 0,
  ...more,
});
const half = way({ mode: 'OnlinePartialPayment', purpose: 'half' });
const later = way({ mode: 'PayLater', purpose: null });
const cash = way({ mode: 'COD', purpose: null, total: 1_660_962, extra: 34_164 });
const labels = (ways: Way[]) => deskWays({ ways, total: 1_626_798 }).options.map(({ label }) => label);

test('cash on delivery names its charge, and the total includes it', () => {
  const ways = [way({}), half, later, cash];
  expect(labels(ways)).toEqual(['By a link: all, or half now', 'Later', 'Cash on delivery (+₹341.64)']);
  const { totalOf } = deskWays({ ways, total: 1_626_798 });
  expect(['Link', 'PayLater', 'COD'].map(totalOf)).toEqual([1_626_798, 1_626_798, 1_660_962]);
});

test('ways that the order can’t have are not offered', () => {
  expect(labels([way({})])).toEqual(['By a link']);
});
