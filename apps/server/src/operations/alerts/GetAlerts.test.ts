import { inTransaction, raiseAlert } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { openPayment, postWebhook } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetAlerts lists alerts for staff as readable text, newest first, page by page', async () => {
  const { db } = shop.services;
  const { txnid, customer, orderId } = await openPayment(shop);
  const staff = await shop.staff();
  expect((await staff.call('GetAlerts')).data).toEqual({ alerts: [], page: 1, alert_count: 0, unseen_alerts: 0 });
  await postWebhook(shop, { txnid, status: 'success', hash: 'forged' });
  const { data: order } = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
  expect((await staff.call('GetAlerts')).data).toEqual({
    alerts: [
      {
        fld_alert_id: expect.any(Number),
        fld_alert_kind: 'Unsigned message',
        fld_order_number: order[0].fld_orderNumber,
        fld_message: expect.stringContaining('was not signed by the gateway'),
        fld_created_on: expect.any(String),
        fld_seen_on: null,
        fld_seen_by: null,
        fld_can_run_again: false,
      },
    ],
    page: 1,
    alert_count: 1,
    unseen_alerts: 1,
  });

  for (let place = 0; place < 6; place += 1) {
    await inTransaction(db, (tx) => raiseAlert(tx, { key: `t${place}`, kind: 'overpaid', message: `Number ${place}` }));
  }
  const page = async (number: number) => (await staff.call('GetAlerts', { page: number, pagesize: 3 })).data;
  const messages = ({ alerts }: { alerts: { fld_message: string }[] }) => alerts.map((alert) => alert.fld_message);
  expect(messages(await page(1))).toEqual(['Number 5', 'Number 4', 'Number 3']);
  expect(messages(await page(2))).toEqual(['Number 2', 'Number 1', 'Number 0']);
  expect(await page(99)).toEqual(await page(3));
  expect(await staff.call('GetAlerts', { page: 0 })).toMatchObject({ status: 400 });
});

test('GetAlerts refuses visitors and customers', async () => {
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('GetAlerts')).toMatchObject({ status: 401 });
  }
});
