import { afterAll, beforeAll, expect, test } from 'vitest';
import { WatchEWayBills } from '../../job-handlers/WatchEWayBills.ts';
import { eWayDesk } from '../../testing/e-way.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a bill is cancelled within 24 hours, once; later it lapses, of which the desk is alerted once', async () => {
  const desk = eWayDesk(shop, await shop.staff());
  const { orderId } = await desk.sent();
  expect((await desk.cancel(orderId)).status).toBe(409);
  await desk.keep(orderId);
  await desk.note(orderId, '331000000021');
  expect(await desk.cancel(orderId)).toMatchObject({ status: 200, data: { number: '331000000021' } });
  expect((await desk.cancel(orderId)).status).toBe(409);
  expect(await desk.read(orderId)).toMatchObject({
    bill: null,
    transport: null,
    cancelled: [{ number: '331000000021' }],
  });

  await desk.keep(orderId, { distance: '10' });
  await desk.note(orderId, '331000000022');
  const context = { services: shop.services, log: shop.app.log as never };
  await WatchEWayBills({}, context);
  expect(await desk.alerts(orderId)).toEqual([]);
  shop.clock.advance({ days: 1 });
  await Promise.all([WatchEWayBills({}, context), WatchEWayBills({}, context)]);
  await WatchEWayBills({}, context);
  expect(await desk.alerts(orderId)).toEqual(['e-way-bill-lapses']);
  const later = eWayDesk(shop, await shop.staff());
  expect((await later.cancel(orderId)).data).toBe(
    'The portal cancels a bill only within 24 hours; after that it lapses by itself.',
  );
  expect((await eWayDesk(shop, await shop.staff('Accounts')).cancel(orderId)).status).toBe(403);
});
