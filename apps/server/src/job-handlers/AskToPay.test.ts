import { parseRupees } from '@boxwright/money';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlePayment } from '../selling/payments/settle-payment.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { openPayment } from '../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a payment that was begun is asked for once, half an hour later, and not if it is paid by then', async () => {
  const { db, now } = shop.services;
  const [left, paid] = [await openPayment(shop), await openPayment(shop)];
  const { rows } = await db.execute<{ at: Date }>(sql`select start_after as at from jobs.job where name = 'AskToPay'`);
  expect(rows.map(({ at }) => Math.round((new Date(at).getTime() - now().getTime()) / 60_000))).toEqual([30, 30]);
  shop.payu.says(paid.txnid, 'captured', parseRupees(paid.total));
  await settlePayment(shop.services, paid.txnid);
  await shop.runJobs(); // the queue uses the database's clock, and by that the jobs are due
  expect([await requestsTo(left.customer.email), await requestsTo(paid.customer.email)]).toEqual([1, 0]);
});

async function requestsTo(recipient: string): Promise<number> {
  const { data } = await (await shop.staff()).call('GetMailbox', { search: recipient });
  return data.filter(({ fld_subject }: { fld_subject: string }) => fld_subject.includes('please pay')).length;
}
