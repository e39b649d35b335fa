import { expect, test } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useOrderAddresses } from './use-order-addresses.ts';

const list = 'status=Packed&search=kraft+%26+co&older=90';
const openOrder = (query: Readonly<Record<string, string>> = {}) =>
  openScreen(useOrderAddresses, { given: 7, at: `/manage/orders/7?${new URLSearchParams(query)}` });
const queryOf = (address: string) => Object.fromEntries(new URL(address, location.origin).searchParams);

test('every address on an order keeps the list from which it was opened', async () => {
  const { now } = await openOrder({ list, act: 'step', to: 'Packed' });
  expect(now.here).toMatch(/^\/manage\/orders\/7\?/);
  expect(queryOf(now.here)).toEqual({ list });
  expect(queryOf(now.act('payment'))).toEqual({ act: 'payment', list });
  expect(queryOf(now.act('step', 'Delivered'))).toEqual({ act: 'step', to: 'Delivered', list });
  expect(now.other(8)).toMatch(/^\/manage\/orders\/8\?/);
  expect(queryOf(now.other(8))).toEqual({ list });
});

test('a form is posted to the page as it is, so that a refused one is still open', async () => {
  const { now } = await openOrder({ list, act: 'step', to: 'Packed' });
  expect(queryOf(now.form('step'))).toEqual({ form: 'step', act: 'step', to: 'Packed', list });
});

test('an order that was opened by a link has plain addresses', async () => {
  const { now } = await openOrder();
  expect([now.here, now.act('refund'), now.other(8), now.form('note')]).toEqual([
    '/manage/orders/7',
    '/manage/orders/7?act=refund',
    '/manage/orders/8',
    '/manage/orders/7?form=note',
  ]);
});

test('the way back is the list with its filters, at the page where the order is now', async () => {
  const { now } = await openOrder({ list });
  const filters = 'status=Packed&search=kraft+%26+co';
  const newest = { olderThan: null, newerThan: null, orderId: 7 };
  expect(now.list(newest)).toBe(`/manage/orders?${filters}#order-7`);
  expect(now.list({ ...newest, olderThan: 80 })).toBe(`/manage/orders?${filters}&older=80#order-7`);
  expect(now.list({ ...newest, newerThan: 60 })).toBe(`/manage/orders?${filters}&newer=60#order-7`);
  // The order has left the list meanwhile.
  expect(now.list({ ...newest, orderId: null })).toBe(`/manage/orders?${filters}`);
});
