import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { mailsTo } from '../testing/orders.ts';
import { sentProof } from '../testing/proofs.ts';
import { RemindOfProofs } from './RemindOfProofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Runs the job twice, as after a crash, and counts the customer's reminders. */
async function remind(email: string): Promise<number> {
  const context = { services: shop.services, log: shop.app.log as never };
  for (let turn = 0; turn < 2; turn += 1) await RemindOfProofs({}, context);
  await shop.runJobs();
  return (await mailsTo(shop, email, 'waits for your decision')).length;
}

test('reminds of a proof after one, three and six days, each time once, and then no more', async () => {
  const { customer } = await sentProof(shop);
  expect(await remind(customer.email)).toBe(0);
  const counts = [];
  for (let day = 1; day <= 8; day += 1) {
    shop.clock.advance({ days: 1, minutes: 1 });
    counts.push(await remind(customer.email));
  }
  expect(counts).toEqual([1, 1, 2, 2, 2, 3, 3, 3]);
});

test('one reminder makes up for those that were missed', async () => {
  const { customer } = await sentProof(shop);
  shop.clock.advance({ days: 7 });
  expect(await remind(customer.email)).toBe(1);
  shop.clock.advance({ days: 1 });
  expect(await remind(customer.email)).toBe(1);
});

test('reminds of no proof that is decided, superseded, printed as agreed, or of a cancelled order', async () => {
  const [decided, superseded, cancelled] = [await sentProof(shop), await sentProof(shop), await sentProof(shop)];
  const waived = await sentProof(shop);
  await waived.desk.call('WaiveProof', { line_id: waived.lineId, reason: 'Agreed on the phone.' });
  await decided.decide('approve');
  await superseded.send();
  await cancelled.customer.call('CancelOrder', { orderid: cancelled.orderId });
  shop.clock.advance({ days: 2 });
  for (const { customer } of [decided, superseded, waived, cancelled]) expect(await remind(customer.email)).toBe(0);
});
