import { type CartRow, fail, ok, type Result } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { cartRow } from '../../testing/cart-row.ts';
import { openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { cartTo, useCartTo } from './use-cart-to.ts';

const cartWith = (delivery: number): readonly CartRow[] => [
  { ...cartRow, delivery, total: cartRow.netValue + delivery },
];
const known = cartWith(0);
const at = (pincode: string, gstin = '') => ({ pincode, stateId: 4035, gstin });
const openAddresses = (pincode: string | null) =>
  openScreen((pincode: string | null) => useCartTo(cartTo(pincode === null ? null : at(pincode), null), known), {
    given: pincode,
  });

test('the cart is that of the pincode typed last, however late the answer to another one', async () => {
  const answers = new Map<unknown, (answer: Result<CartRow[]>) => void>();
  const { calls } = await serverBehindFetch({
    GetCartWebsite: ({ destination }) => {
      const { promise, resolve } = Promise.withResolvers<Result<CartRow[]>>();
      answers.set(destination, resolve);
      return promise;
    },
  });
  const page = await openAddresses(null);
  expect(page.now).toEqual({ rows: known, loading: false });
  await page.give('64100');
  expect([page.now.loading, calls]).toEqual([false, []]);
  await page.give('641001');
  await page.give('600014');
  expect(page.now).toEqual({ rows: known, loading: true });
  await page.act(() => answers.get('600014')?.(ok([...cartWith(500)])));
  await expect.poll(() => page.now).toMatchObject({ rows: [{ delivery: 500 }], loading: false });
  await page.act(() => answers.get('641001')?.(ok([...cartWith(910)])));
  expect(page.now).toMatchObject({ rows: [{ delivery: 500 }], loading: false });
});

test('after a failure it is the cart of the page', async () => {
  await serverBehindFetch({
    GetCartWebsite: ({ destination }) =>
      destination === '641001' ? ok([...cartWith(910)]) : fail('unavailable', 'Please try again.'),
  });
  const page = await openAddresses('641001');
  await expect.poll(() => page.now.rows[0]?.delivery).toBe(910);
  await page.give('600014');
  await expect.poll(() => page.now).toEqual({ rows: known, loading: false });
});

test('a billed GSTIN decides once it is right, and goods that are collected need a billing address alone', () => {
  const billing = at('560001', '29AAACY2068D1ZC');
  expect(cartTo(at('600014'), billing)).toEqual({
    destination: '600014',
    addresses: { deliveryStateId: 4035, billingStateId: 4035, billedGstin: '29AAACY2068D1ZC' },
  });
  expect(cartTo(null, at('560001', '29AAACY2068D1ZX'))).toEqual({
    destination: null,
    addresses: { deliveryStateId: null, billingStateId: 4035, billedGstin: '' },
  });
});
