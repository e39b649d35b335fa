import { afterAll, beforeAll, expect, test } from 'vitest';
import { indianDay } from '../../process/indian-day.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

// How a cheque ends is tried in `NoteCheque.test.ts`.
test('EndCheque refuses unknown cheques, days to come, and everybody who may not record payments', async () => {
  const end = { cheque_id: 9, end: 'bounced', ended_on: indianDay(shop.clock.now()) };
  const desk = await shop.staff('Order desk');
  expect((await desk.call('EndCheque', end)).status).toBe(404);
  expect((await desk.call('EndCheque', { ...end, ended_on: '2099-01-01' })).status).toBe(400);
  expect((await (await shop.staff('Production')).call('EndCheque', end)).status).toBe(403);
  expect((await shop.visitor().call('EndCheque', end)).status).toBe(401);
});
