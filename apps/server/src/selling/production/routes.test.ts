import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidOrder } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { acceptedOrder } from '../../testing/production.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Production');
});
afterAll(() => shop.close());

const open = (url: string, { cookies }: ShopVisitor) => shop.app.inject({ url, cookies: Object.fromEntries(cookies) });
const ticketOf = (orderId: number, file = '1.pdf') => `/manage/orders/${orderId}/job-ticket/${file}`;

test('the ticket of an accepted order’s line is a small PDF', async () => {
  const { orderId } = await acceptedOrder(shop, desk);
  const answer = await open(ticketOf(orderId), desk);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toMatch(/^inline; filename="BW\d\d-\d{6}-job-1\.pdf"$/);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.rawPayload.length).toBeLessThan(150_000);
});

test('there is none before the order is accepted, nor of a line that it doesn’t have', async () => {
  const { orderId: waiting } = await paidOrder(shop);
  const { orderId } = await acceptedOrder(shop, desk);
  for (const url of [ticketOf(waiting), ticketOf(orderId, '2.pdf'), ticketOf(orderId, '1.png'), ticketOf(999_999)]) {
    expect((await open(url, desk)).statusCode).toBe(404);
  }
});

test('it is for staff who may see production; others are sent to the sign-in, and back', async () => {
  const { orderId } = await acceptedOrder(shop, desk);
  expect((await open(ticketOf(orderId), await shop.staff('Accounts'))).statusCode).toBe(403);
  for (const who of [shop.visitor(), await shop.customer()]) {
    const answer = await open(ticketOf(orderId), who);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `/manage?${new URLSearchParams({ from: ticketOf(orderId) })}`,
    ]);
  }
});
