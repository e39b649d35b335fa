import { sampleOf } from '@boxwright/testing/thorough';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone } from './browser.ts';
import { call, orderBoxes, signedIn } from './journey.ts';
import { sharedShop } from './shop.ts';
import { countHeard, openAtFirstPaint, pressImpatiently } from './slow-phone.ts';

const shop = sharedShop();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A new customer in this browser, with boxes placed as an order. */
const placedOrder = async (page: Page) => {
  await signedIn(page);
  return orderBoxes(page.context());
};

/** Presses a button at the page's first paint, and returns once it has done what it says, once. */
const pressed = async (
  context: BrowserContext,
  { path, name, done }: { path: string; name: string; done: (page: Page) => Promise<unknown> },
) => {
  const { page, letThrough } = await openAtFirstPaint(context, shop.url + path, 'this machine');
  const sent: string[] = [];
  page.on('request', (request) => {
    const operation = /\/api\/(StartPayment|ConfirmOrder|AbandonPayment|AddToCartWebsite)$/.exec(request.url())?.[1];
    if (operation) sent.push(operation);
  });
  await pressImpatiently(button(page, name));
  await expect.poll(() => countHeard(page), { message: name }).toBe(1);
  letThrough();
  await done(page);
  expect(sent, name).toHaveLength(1);
  return page;
};

const atGateway = (page: Page) => button(page, 'Success').waitFor();

describe('at the first paint of the checkout, before its scripts', () => {
  const ways: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
    ['Pay Full', atGateway],
    ['Pay Half', atGateway],
    ['Pay & Place Order', (page) => page.waitForURL('**/paymentsuccess/**/COD')],
    ['Place Order & Pay Later', (page) => page.waitForURL('**/paymentsuccess/**/LATER')],
  ];
  test.each(sampleOf(ways, 2))('%s is heard, and works once', async (name, done) => {
    const { context, page, expectNoComplaints } = await shop.visitor(phone);
    const { id: orderId } = await placedOrder(page);
    await pressed(context, { path: `/checkout?order=${orderId}`, name, done });
    expectNoComplaints();
    await context.close();
  });

  test('a payment is given up, and tried again in another way after it has failed', async () => {
    const { context, page, expectNoComplaints } = await shop.visitor(phone);
    const { id: orderId } = await placedOrder(page);
    await call(context, 'StartPayment', { orderid: orderId, purpose: 'full' });
    const checkout = `/checkout?order=${orderId}`;
    await pressed(context, {
      path: checkout,
      name: 'I left the payment page',
      done: (page) => page.getByText('A payment for this order was started').waitFor({ state: 'detached' }),
    });
    const paying = await pressed(context, { path: checkout, name: 'Pay Half', done: atGateway });
    await button(paying, 'Failure').click();
    await paying.waitForURL('**/paymentfail/**');
    await pressed(context, {
      path: new URL(paying.url()).pathname,
      name: 'Place Order & Pay Later',
      done: (page) => page.waitForURL('**/paymentsuccess/**/LATER'),
    });
    expectNoComplaints();
    await context.close();
  });

  test('a line of the cart is updated', async () => {
    const { context, page, expectNoComplaints } = await shop.visitor(phone);
    await placedOrder(page);
    await page.goto('/cart');
    const edit = await page.getByRole('link', { name: /^Edit/ }).first().getAttribute('href');
    await pressed(context, {
      path: (edit ?? '').replace('quantity=1000', 'quantity=3000'),
      name: 'Update cart',
      done: async (editing) => {
        await editing.waitForURL('**/cart');
        await editing.getByText('3,000 pieces').first().waitFor();
      },
    });
    expectNoComplaints();
    await context.close();
  });
});
