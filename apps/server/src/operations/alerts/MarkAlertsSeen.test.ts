import { inTransaction, raiseAlert } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const raise = async (key: string): Promise<number> => {
  const alert = { key, kind: 'overpaid', message: key };
  const raised = await inTransaction(shop.services.db, (tx) => raiseAlert(tx, alert));
  if (!raised) throw new Error('The alert already exists.');
  return raised.id;
};

test('MarkAlertsSeen records who first saw each alert and when', async () => {
  const [first, second] = [await raise('first'), await raise('second')];
  const staff = await shop.staff();
  const rows = async () => (await staff.call('GetAlerts')).data.alerts;
  const seenAt = shop.clock.now().toISOString();
  expect((await staff.call('MarkAlertsSeen', { fld_alert_ids: [first] })).data).toEqual({ unseen_alerts: 1 });
  expect(await rows()).toMatchObject([
    { fld_alert_id: second, fld_seen_by: null, fld_seen_on: null },
    { fld_alert_id: first, fld_seen_by: 'Order Desk', fld_seen_on: seenAt },
  ]);
  shop.clock.advance({ minutes: 5 });
  expect((await staff.call('MarkAlertsSeen', { fld_alert_ids: [first, second] })).data).toEqual({ unseen_alerts: 0 });
  expect(await rows()).toMatchObject([
    { fld_seen_on: shop.clock.now().toISOString() },
    { fld_alert_id: first, fld_seen_on: seenAt },
  ]);
});

test('MarkAlertsSeen refuses an empty or invalid list of alerts, or one that is too long', async () => {
  const staff = await shop.staff();
  for (const ids of [[], ['x'], [0], Array.from({ length: 101 }, (_, place) => place + 1), undefined]) {
    expect(await staff.call('MarkAlertsSeen', { fld_alert_ids: ids })).toMatchObject({ status: 400 });
  }
});

test('MarkAlertsSeen refuses visitors and customers', async () => {
  const id = await raise('of staff');
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('MarkAlertsSeen', { fld_alert_ids: [id] })).toMatchObject({ status: 401 });
  }
});
