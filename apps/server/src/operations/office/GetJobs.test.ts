import { paise } from '@boxwright/money';
import { inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failForGood } from '../../testing/fail-for-good.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { openPayment, postReturn } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetJobs counts jobs by kind and state, lists failed ones, and shows whether mail and payments work', async () => {
  const admin = await shop.staff();
  expect((await admin.call('GetJobs')).data).toMatchObject({
    failed: [],
    mail_server: { fld_is_set_up: false, fld_last_success: null },
    payment_provider: { fld_is_set_up: true, fld_last_success: null, fld_problem: null },
  });
  await failForGood(shop, 'SendMail', { mailId: 4711 }, 'The mail server refused it.');
  await failForGood(shop, 'VerifyPayment', { txnid: 'abcdefgh' }, 'The gateway is silent.');
  const { jobs, db } = shop.services;
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'MakeDocument', { documentId: 1 }));
  const { txnid, form, total } = await openPayment(shop);
  shop.payu.says(txnid, 'captured', paise(Math.round(total * 100)));
  await postReturn(shop, shop.payu.returned(form, 'captured'));
  const { data } = await admin.call('GetJobs');
  expect(data.counts).toEqual(
    expect.arrayContaining([
      { fld_job: 'SendMail', fld_waiting: 0, fld_running: 0, fld_retried: 0, fld_failed: 1 },
      expect.objectContaining({ fld_job: 'MakeDocument', fld_failed: 0 }),
    ]),
  );
  expect(data.failed.find(({ fld_job }: { fld_job: string }) => fld_job === 'SendMail')).toMatchObject({
    fld_about: '{"mailId":4711}',
    fld_error: 'The mail server refused it.',
  });
  expect(data.payment_provider).toMatchObject({
    fld_last_success: expect.any(String),
    fld_problem: 'The gateway is silent.',
  });
});

test('GetJobs refuses visitors, customers and roles without the right', async () => {
  for (const who of [shop.visitor(), await shop.customer()]) {
    expect(await who.call('GetJobs')).toMatchObject({ status: 401 });
  }
  expect(await (await shop.staff('Order desk')).call('GetJobs')).toMatchObject({ status: 403 });
  expect(await (await shop.staff()).call('GetJobs', { what: 1 })).toMatchObject({ status: 400 });
});
