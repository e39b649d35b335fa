import { sampleOf } from '@boxwright/testing/thorough';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './browser.ts';
import { call, orderBoxes, orderPaidBoxes, signedIn, soapBoxes } from './journey.ts';
import { sharedShop, staff } from './shop.ts';
import { openAtFirstPaint } from './slow-phone.ts';

const shop = sharedShop();

/**
 * What moves while the scripts of a painted page come. A button that moves between pressing and letting go isn't
 * pressed: the browser takes that for a press of what both places are in. Nor is one that is rendered anew, and an open
 * fold is closed by it.
 */
async function movedOn(context: BrowserContext, path: string): Promise<readonly string[]> {
  const { page, letThrough } = await openAtFirstPaint(context, `${shop.url}${path}`, 'this machine');
  const controls = await page.evaluateHandle(async () => {
    await document.fonts.ready;
    const top = (element: Element) => element.getBoundingClientRect().top + scrollY;
    return [...document.querySelectorAll('main :is(button, input, select, summary, a, h2)')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, before: top(element) }));
  });
  letThrough();
  await page.waitForLoadState('networkidle');
  const seen = await controls.evaluate((all) =>
    all.flatMap(({ element, before }) => {
      const now = element.getBoundingClientRect().top + scrollY;
      const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60);
      // A link works by itself.
      if (!element.isConnected && element.localName !== 'a') return [`${name}: rendered anew`];
      return element.checkVisibility() && Math.abs(now - before) > 1 ? [`${name}: ${before} → ${now}`] : [];
    }),
  );
  await page.close();
  return seen.map((each) => `${path}: ${each}`);
}

test.each(
  sampleOf(
    [
      ['a phone', phone],
      ['a desktop', desktop],
    ] as const,
    2,
  ),
)('on %s nothing of a buyer’s pages moves when their scripts come', async (_name, viewport) => {
  const { page, context } = await shop.visitor(viewport);
  await signedIn(page);
  const paid = await orderPaidBoxes(page);
  const unpaid = await orderBoxes(context, { boardid: 4 });
  // Without a file, and with an answer in its place. What the check of a file finds comes after the page.
  await call(context, 'AddToCartWebsite', soapBoxes);
  const more = { ...soapBoxes, itemdetails: [{ Item: 202, Quantity: 1500 }] };
  const { order_id: cart_id, cart_line_id } = await call(context, 'AddToCartWebsite', more);
  await call(context, 'AttachArtworkInCart', { cart_id, cart_line_id, artwork_token: null, artwork_wish: 'help' });
  const moved: string[] = [];
  for (const path of [
    '/cart',
    ...sampleOf(
      [
        `/checkout?order=${unpaid.id}`,
        '/selectaddress',
        '/my-orders',
        `/my-orders/${paid.id}`,
        `/my-orders/${unpaid.id}`,
        '/customerprofile',
        // Of a box whose die they don’t have: that this one isn’t charged is known after the page.
        '/p/tea-packing-box?step=customise',
        '/order-history',
        '/ordercustomstickers',
      ],
      3,
    ),
  ])
    moved.push(...(await movedOn(context, path)));
  expect(moved).toEqual([]);
  await context.close();
});

test('on a desktop nothing of the desk’s pages moves when their scripts come', async () => {
  const buyer = await shop.visitor(desktop);
  const { email } = await signedIn(buyer.page);
  await orderBoxes(buyer.context);
  const { context } = await shop.visitor(desktop);
  await context.request.post('/api/StaffSignIn', { data: staff });
  const moved: string[] = [];
  // All orders would move when another journey places one.
  const orders = `/manage/orders?search=${email}`;
  for (const path of sampleOf([orders, '/manage/today', '/manage/production', '/manage/proofs'], 4))
    moved.push(...(await movedOn(context, path)));
  expect(moved).toEqual([]);
  await Promise.all([buyer.context.close(), context.close()]);
});
