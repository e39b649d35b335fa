import { fail, type Output, ok, quantityUnreadable, type Result } from '@boxwright/contract';
import { createElement, type FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { control, openScreen, serverBehindFetch, typeInto } from '../../testing/screen.tsx';
import { useOrderAgain } from './use-order-again.ts';

const visitor = () => ok({ customers: [], cartLines: 1, staffName: null, staffRole: null });
const openAgain = () =>
  openScreen(() => useOrderAgain(7), {
    given: undefined,
    at: '/my-orders/7/again',
    shows: ({ form, showPrices }) =>
      createElement(
        'form',
        { ref: form, onChange: showPrices },
        createElement('input', { name: 'quantity-3', defaultValue: '1000' }),
        createElement('input', { name: 'quantity-4', defaultValue: '' }),
      ),
  });
type Again = Awaited<ReturnType<typeof openAgain>>;
const submit = ({ now }: Again) => now.submit({ preventDefault: () => undefined } as FormEvent);

test('two quick presses put the items into the cart once', async () => {
  const answer = Promise.withResolvers<Result<Output<'OrderAgain'>>>();
  const { calls } = await serverBehindFetch({ UserInfo: visitor, OrderAgain: () => answer.promise });
  const page = await openAgain();
  await page.act(() => typeInto('quantity-3', '2,500'));
  await page.act(() => {
    submit(page);
    submit(page);
  });
  expect(page.now.isBusy).toBe(true);
  await page.act(() => answer.resolve(ok({ cartId: 1, added: 1 })));
  await expect.poll(() => page.address).toBe('/cart');
  const lines = [
    { lineId: 3, quantity: 2500 },
    { lineId: 4, quantity: 0 },
  ];
  expect(calls.filter(([name]) => name === 'OrderAgain')).toEqual([
    ['OrderAgain', { orderId: 7, lines, ifSame: 'ask' }],
  ]);
});

test('a quantity that can’t be read gets the focus, and nothing is sent', async () => {
  const { calls } = await serverBehindFetch();
  const page = await openAgain();
  await page.act(() => typeInto('quantity-4', 'many'));
  await page.act(() => submit(page));
  expect(page.now.problem).toEqual({ lineId: 4, text: quantityUnreadable, isAsked: false });
  expect([document.activeElement, calls, page.now.isBusy]).toEqual([control('quantity-4'), [], false]);
});

test('what the cart has in another quantity is asked about; the buyer may add it anyway', async () => {
  const equal = fail('conflict', 'You have 2,500 of this box in your cart.', { field: 'line-3' });
  const { calls } = await serverBehindFetch({
    UserInfo: visitor,
    OrderAgain: ({ ifSame }) => (ifSame === 'ask' ? equal : ok({ cartId: 1, added: 1 })),
  });
  const page = await openAgain();
  await page.act(() => submit(page));
  await expect.poll(() => page.now.problem).toMatchObject({ lineId: 3, isAsked: true });
  expect(page.now.isBusy).toBe(false);
  await page.act(() => page.now.addAnyway());
  await expect.poll(() => page.address).toBe('/cart');
  expect(calls.filter(([name]) => name === 'OrderAgain')).toHaveLength(2);
});

test('where the session has ended it leads to sign-in, and back to the typed quantities', async () => {
  await serverBehindFetch({ OrderAgain: () => fail('signed_out', 'Please sign in.') });
  const page = await openAgain();
  await page.goTo('/my-orders/7/again?quantity-3=2500');
  await page.act(() => submit(page));
  await expect.poll(() => page.address).toBe(`/login?from=${encodeURIComponent('/my-orders/7/again?quantity-3=2500')}`);
});

test('prices follow once typing has paused; going back leaves the page, not the last keystroke', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = await openAgain();
  const before = history.length;
  await page.act(() => typeInto('quantity-3', '2'));
  vi.advanceTimersByTime(200);
  await page.act(() => typeInto('quantity-3', '25'));
  vi.advanceTimersByTime(200);
  expect(page.address).toBe('/my-orders/7/again');
  await page.act(() => vi.advanceTimersByTime(200));
  expect(page.address).toBe('/my-orders/7/again?quantity-3=25&quantity-4=');
  expect(history.length).toBe(before);
});
