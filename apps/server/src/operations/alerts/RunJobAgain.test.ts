import { inTransaction, listChanges, raiseAlert } from '@boxwright/storage';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertOfFailedJobs } from '../../selling/alerts/alert-of-failed-jobs.ts';
import { failForGood } from '../../testing/fail-for-good.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const newest = async () => (await (await shop.staff()).call('GetAlerts')).data.alerts[0];
const context = () => ({ services: shop.services, log: pino({ level: 'silent' }) });

test('RunJobAgain retries a failed job, each time that it fails', async () => {
  const staff = await shop.staff();
  await failForGood(shop, 'SendMail', { mailId: 4711 }, 'The mail server refused it.');
  await alertOfFailedJobs(shop.services);
  const alert = await newest();
  expect(alert).toMatchObject({ fld_alert_kind: 'Failed work', fld_can_run_again: true });
  const again = { fld_alert_id: alert.fld_alert_id };
  expect((await staff.call('RunJobAgain', again)).data).toEqual({ queued: true });
  expect(await newest()).toMatchObject({ ...again, fld_can_run_again: false });
  expect(await staff.call('RunJobAgain', again)).toMatchObject({ status: 404 });

  expect(await listChanges(shop.services.db, {}, 5)).toMatchObject([{ operation: 'RunJobAgain', name: 'SendMail' }]);

  const sent: number[] = [];
  await shop.services.jobs.drain({ SendMail: async ({ mailId }) => void sent.push(mailId) }, context());
  expect(sent).toEqual([4711]);
});

test('RunJobAgain refuses alerts that are not about a job', async () => {
  const staff = await shop.staff();
  const raised = await inTransaction(shop.services.db, (tx) =>
    raiseAlert(tx, { key: 'overpaid:x', kind: 'overpaid', message: 'Overpaid.' }),
  );
  for (const id of [raised?.id, 999_999]) {
    expect(await staff.call('RunJobAgain', { fld_alert_id: id })).toMatchObject({ status: 404 });
  }
  expect(await staff.call('RunJobAgain', {})).toMatchObject({ status: 400 });
});

test('RunJobAgain refuses visitors and customers', async () => {
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('RunJobAgain', { fld_alert_id: 1 })).toMatchObject({ status: 401 });
  }
});
