import { useSearchParams } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useKeptChoice } from './use-kept-choice.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
/** The page has nothing else to do. */
const idle = () => vi.advanceTimersByTime(300);

const write = (quantity: number) => new URLSearchParams({ quantity: String(quantity) });
/** A page that chooses a quantity; it knows what React Router has as the address. */
const openPage = (at = '/box', slowPage?: () => Promise<null>) =>
  openScreen(
    () => {
      const [params] = useSearchParams();
      return { keep: useKeptChoice('box:1', write), known: params.toString() };
    },
    { given: undefined, at, ...(slowPage ? { others: [{ path: '/cart', loader: slowPage, element: null }] } : {}) },
  );
const kept = () => localStorage.getItem('box:1');

test('a choice is kept in the address and in the browser once the page is idle', async () => {
  const page = await openPage();
  await page.act(() => page.now.keep(2000));
  expect([page.address, kept()]).toEqual(['/box', null]);
  await page.act(idle);
  expect([page.address, page.now.known, kept()]).toEqual(['/box?quantity=2000', 'quantity=2000', 'quantity=2000']);
});

test('of many choices only the last is kept, without a navigation where the address has one already', async () => {
  const page = await openPage('/box?quantity=1000#sizes');
  await page.act(() => {
    page.now.keep(2000);
    page.now.keep(3000);
  });
  await page.act(idle);
  expect([page.address, kept()]).toEqual(['/box?quantity=3000#sizes', 'quantity=3000']);
  expect(page.now.known).toBe('quantity=1000');
});

test('the line of the cart that is edited stays in the address, and isn’t kept in the browser', async () => {
  const page = await openPage('/box?quantity=1000&line=12');
  await page.act(() => page.now.keep(2000));
  await page.act(idle);
  expect([page.address, kept()]).toEqual(['/box?quantity=2000&line=12', 'quantity=2000']);
});

test.each(['click', 'pagehide', 'visibilitychange'])(
  'a visitor who leaves at once (%s) loses nothing',
  async (sign) => {
    const page = await openPage('/box?quantity=1000');
    await page.act(() => page.now.keep(2000));
    await page.act(() => dispatchEvent(new Event(sign)));
    expect([page.address, kept()]).toEqual(['/box?quantity=2000', 'quantity=2000']);
  },
);

test('a navigation that has begun isn’t stopped, and the next page’s address stays its own', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const page = await openPage('/box', () => promise);
  await page.goTo('/cart');
  await page.act(() => page.now.keep(2000));
  await page.act(idle);
  await page.act(() => resolve(null));
  await expect.poll(() => page.address).toBe('/cart');
  await page.act(idle);
  expect([page.address, kept()]).toEqual(['/cart', 'quantity=2000']);
});

test('after a press on a link no navigation of ours follows, which would stop the visitor’s', async () => {
  const page = await openPage();
  await page.act(() => page.now.keep(2000));
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/cart';
  link.addEventListener('click', (press) => press.preventDefault());
  await page.act(() => link.click());
  await page.act(idle);
  expect([page.now.known, kept()]).toEqual(['', 'quantity=2000']);
  link.remove();
});

test('another choice of the same page keeps its own address', async () => {
  const page = await openPage('/box?quantity=1000');
  await page.act(() => page.now.keep(2000));
  await page.goTo('/box?quantity=5000');
  await page.act(idle);
  expect([page.address, kept()]).toEqual(['/box?quantity=5000', 'quantity=2000']);
});

test('a browser that stores nothing still has the choice in the address', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const page = await openPage();
  await page.act(() => page.now.keep(2000));
  await page.act(idle);
  expect(page.address).toBe('/box?quantity=2000');
});
