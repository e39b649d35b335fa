import { type CartRow, fail, ok, type Result } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { useCartTo } from './use-cart-to.ts';

const cartWith = (delivery: number): readonly CartRow[] => [
  {
    cartId: 3,
    lineId: 1,
    kind: 'box',
    categoryId: 1,
    categoryName: 'Soap Box',
    categoryRoute: 'soap-box',
    variantId: 9,
    variantName: '90 × 55 × 30',
    image: '',
    style: 'reverse-tuck',
    length: 90,
    width: 55,
    height: 30,
    stated: null,
    contents: null,
    sellingPrice: 9.04,
    quantity: 2000,
    goods: 1_808_000,
    saving: 0,
    savingPercent: 0,
    outerCoatingId: 2,
    outerCoating: 'Gloss aqueous',
    innerCoatingId: null,
    innerCoating: '',
    boardId: 1,
    board: 'Folding Box Board',
    deliveryType: 'StandardShipping',
    destination: null,
    gstRate: 5,
    description: '',
    designType: null,
    customDescription: null,
    designId: null,
    sticker: null,
    netValue: 1_808_000,
    discount: 0,
    delivery,
    gst: 0,
    total: 1_808_000 + delivery,
    sampleCredits: [],
    deliveryProblem: null,
    dates: null,
    priceNote: null,
    die: null,
  },
];
const known = cartWith(0);
const openAddresses = (pincode: string | null) =>
  openScreen((pincode: string | null) => useCartTo(pincode, known), { given: pincode });

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
