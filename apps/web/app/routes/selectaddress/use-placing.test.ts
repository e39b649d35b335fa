import { fail, type Output, ok, type Result } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { usePlacing } from './use-placing.ts';

const destination = { shippingId: 3, billingId: 4 };
const placed = ok({ orderId: 7, transactionId: 'T1', number: 'BW-7', total: 118_000 });
const openAddresses = () => openScreen(() => usePlacing(5, 3, ''), { given: undefined, at: '/selectaddress' });
type Addresses = Awaited<ReturnType<typeof openAddresses>>;

const press = ({ now }: Addresses, seenTotal = 118_000) =>
  now.run('Checking…', async () => void (await now.place(destination, seenTotal)));

test('two quick presses place one order, with the number that was typed; its payment follows', async () => {
  const answer = Promise.withResolvers<Result<Output<'PlaceOrder'>>>();
  const { calls } = await serverBehindFetch({ PlaceOrder: () => answer.promise });
  const page = await openAddresses();
  await page.act(() => page.now.setPurchaseOrder('PO 12'));
  await page.act(() => {
    void press(page);
    void press(page);
  });
  expect(page.now.doing).toBe('Placing your order…');
  await page.act(() => answer.resolve(placed));
  await expect.poll(() => page.address).toBe('/checkout?order=7');
  expect(calls).toEqual([
    [
      'PlaceOrder',
      expect.objectContaining({ cartId: 3, billingAddressId: 4, acceptedTotal: 118_000, purchaseOrder: 'PO 12' }),
    ],
  ]);
  // The next order begins without the number of this one.
  expect(JSON.stringify(sessionStorage)).not.toContain('PO 12');
});

test('a risen total is asked about; with the consent to it the order is placed', async () => {
  const risen = fail('price_changed', 'The total has changed.', { details: { current_total: 1298.5 } });
  const answers = [risen, placed];
  const { calls } = await serverBehindFetch({ PlaceOrder: () => answers.shift() ?? risen });
  const page = await openAddresses();
  await page.act(() => press(page));
  await expect.poll(() => page.now.priceChange).toEqual({ seen: 118_000, now: 129_850, destination });
  expect([page.address, page.now.failure, page.now.doing]).toEqual(['/selectaddress', null, false]);
  await page.act(() => press(page, 129_850));
  await expect.poll(() => page.address).toBe('/checkout?order=7');
  expect(calls[1]?.[1]).toMatchObject({ acceptedTotal: 129_850 });
});

test('a refusal is shown, keeps what was typed over a reload, and the next press is tried', async () => {
  const answers = [fail('unavailable', 'Please try again.'), placed];
  await serverBehindFetch({ PlaceOrder: () => answers.shift() ?? placed });
  const first = await openAddresses();
  await first.act(() => first.now.setPurchaseOrder('PO 12'));
  await first.act(() => press(first));
  await expect.poll(() => first.now.failure).toBe('Please try again.');
  expect(first.now.doing).toBe(false);
  await first.leave();
  const page = await openAddresses();
  expect(page.now.purchaseOrder).toBe('PO 12');
  await page.act(() => press(page));
  await expect.poll(() => page.address).toBe('/checkout?order=7');
});

test('where the session has ended it leads to sign-in and back, and keeps what was typed', async () => {
  await serverBehindFetch({ PlaceOrder: () => fail('signed_out', 'Please sign in.') });
  const page = await openAddresses();
  await page.act(() => page.now.setPurchaseOrder('PO 12'));
  await page.act(() => press(page));
  await expect.poll(() => page.address).toBe('/login?from=%2Fselectaddress');
  const again = await openAddresses();
  expect(again.now.purchaseOrder).toBe('PO 12');
});

test('a cart whose order is being paid in another tab leads to that order', async () => {
  await serverBehindFetch({
    PlaceOrder: () => fail('conflict', 'A payment is under way.', { details: { order_id: 9 } }),
  });
  const page = await openAddresses();
  await page.act(() => press(page));
  await expect.poll(() => page.address).toBe('/checkout?order=9');
});
