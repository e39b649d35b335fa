import { fail, type Output, ok, type Result, type WayToPayRow } from '@boxwright/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openScreen, serverBehindFetch } from '../../testing/screen.tsx';
import { usePayment } from './use-payment.ts';

const online: WayToPayRow = {
  mode: 'OnlinePayment',
  purpose: 'full',
  total: 1180,
  extra: 0,
  dueNow: 1180,
  dueLater: 0,
};
const onDelivery: WayToPayRow = { ...online, mode: 'COD', purpose: null, dueNow: 0, dueLater: 1180 };
const started = { transactionId: 'T1', amount: 1180, action: 'https://pay.example/_payment', fields: { txnid: 'T1' } };

/** A page from which the order is paid. */
const openCheckout = ({ isCartChanged = false, reloaded = () => undefined as unknown } = {}) =>
  openScreen(usePayment, {
    given: { id: 7, isCartChanged },
    at: '/checkout?order=7',
    loader: () => reloaded() ?? null,
  });

const reload = vi.fn();
const posted: unknown[] = [];
beforeEach(() => {
  posted.length = 0;
  reload.mockReset();
  vi.spyOn(window.location, 'replace').mockImplementation(reload);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    posted.push([this.method, this.action, Object.fromEntries(new FormData(this))]);
  });
});

describe('paying online', () => {
  test('two quick presses open one payment, whose form the browser posts', async () => {
    const opened = Promise.withResolvers<Result<Output<'StartPayment'>>>();
    const { calls } = await serverBehindFetch({ StartPayment: () => opened.promise });
    const page = await openCheckout();
    await page.act(() => {
      page.now.pay(online);
      page.now.pay(online);
    });
    expect(page.now.doing).toEqual({ what: 'OnlinePayment', saying: 'Opening the payment…' });
    await page.act(() => page.now.pay(onDelivery));
    await page.act(() => opened.resolve(ok(started)));
    await expect.poll(() => posted).toEqual([['post', started.action, { txnid: 'T1' }]]);
    expect(calls).toEqual([['StartPayment', { orderId: 7, purpose: 'full', acceptedTotal: 1180, asPlaced: false }]]);
    expect(page.now.doing?.saying).toBe('Going to the payment page…');
    await page.act(() => page.now.pay(online));
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['isn’t reached, the order is loaded again', () => undefined, 1],
    ['is being reached, the page is left alone', () => window.dispatchEvent(new Event('beforeunload')), 0],
  ])('where the payment page %s', async (_, leave, times) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await serverBehindFetch({ StartPayment: () => ok(started) });
    const page = await openCheckout();
    await page.act(() => page.now.pay(online));
    await expect.poll(() => posted).toHaveLength(1);
    leave();
    vi.advanceTimersByTime(3_000);
    expect(reload).toHaveBeenCalledTimes(times);
  });

  test('a refusal is shown, the order is loaded again, and the next press is tried', async () => {
    const answers = [fail('price_changed', 'The total is now ₹1,298.'), ok(started)];
    const reloaded = vi.fn();
    await serverBehindFetch({ StartPayment: () => answers.shift() ?? fail('internal', '') });
    const page = await openCheckout({ reloaded });
    await page.act(() => page.now.pay(online));
    await expect.poll(() => page.now.failure).toBe('The total is now ₹1,298.');
    expect(page.now.doing).toBeNull();
    await expect.poll(() => reloaded.mock.calls.length).toBe(1);
    await page.act(() => page.now.pay(online));
    await expect.poll(() => posted).toHaveLength(1);
    expect(page.now.failure).toBeNull();
  });

  test('after a lost connection it is tried once more, and then the loss is shown', async () => {
    const { calls } = await serverBehindFetch({
      StartPayment: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    const page = await openCheckout();
    await page.act(() => page.now.pay(online));
    await expect.poll(() => page.now.failure).toMatch(/^We couldn't reach the shop/);
    expect(calls).toHaveLength(2);
    expect(posted).toEqual([]);
  });

  test('a buyer who was signed out meanwhile is led to the sign-in and back', async () => {
    await serverBehindFetch({ StartPayment: () => fail('signed_out', 'Please sign in.') });
    const page = await openCheckout();
    await page.act(() => page.now.pay(online));
    await expect.poll(() => page.address).toBe('/login?from=%2Fcheckout%3Forder%3D7');
  });
});

test('an order that is paid later is placed as the page shows it, and leads to its result', async () => {
  const placed = { orderId: 7, paymentReference: 'T2/COD', total: 1180 };
  const { calls } = await serverBehindFetch({ ConfirmOrder: () => ok(placed) });
  const page = await openCheckout({ isCartChanged: true });
  await page.act(() => page.now.pay(onDelivery));
  await expect.poll(() => page.address).toBe('/paymentprocess/T2/COD');
  const seen = { orderId: 7, paymentMode: 'COD', acceptedTotal: 1180, asPlaced: true };
  expect(calls).toEqual([['ConfirmOrder', seen]]);
});

describe('a buyer who has left the payment page', () => {
  test.each([
    ['comes to the payment’s result, where it was paid', true, false, '/paymentprocess/T1/0'],
    ['comes back to the addresses, where the cart has changed', false, true, '/selectaddress'],
    ['stays at the order, which can be paid again', false, false, '/checkout?order=7'],
  ])('%s', async (_, isPaid, isCartChanged, address) => {
    const reloaded = vi.fn();
    await serverBehindFetch({ AbandonPayment: () => ok({ isPaid }) });
    const page = await openCheckout({ isCartChanged, reloaded });
    await page.act(() => page.now.leavePayment('T1'));
    await expect.poll(() => page.address).toBe(address);
    await expect.poll(() => page.now.doing).toBeNull();
    expect(reloaded).toHaveBeenCalledTimes(address.startsWith('/checkout') ? 1 : 0);
  });
});

test('a page that the browser restores on the way back from the payment page is loaded again', async () => {
  const restored = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
  const page = await openCheckout();
  window.dispatchEvent(restored(false));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(restored(true));
  expect(reload).toHaveBeenCalledTimes(1);
  await page.leave();
  window.dispatchEvent(restored(true));
  expect(reload).toHaveBeenCalledTimes(1);
});
