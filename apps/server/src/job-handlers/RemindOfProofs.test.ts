import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { mailsTo, payInFull } from '../testing/orders.ts';
import { orderToProof, sentProof } from '../testing/proofs.ts';
import { RemindOfProofs } from './RemindOfProofs.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Runs the job twice, as after a crash, and counts the customer's reminders. */
async function remind(email: string, what = 'decision'): Promise<number> {
  const context = { services: shop.services, log: shop.app.log as never };
  for (let turn = 0; turn < 2; turn += 1) await RemindOfProofs({}, context);
  await runJobs();
  return (await mailsTo(shop, email, `waits for your ${what}`)).length;
}

/** Sends waiting mails at once: they wait by the database's clock, which isn't this shop's. */
async function runJobs(): Promise<void> {
  await shop.runJobs();
  await shop.services.db.$client.query(
    `update jobs.job set start_after = now() where name = 'WriteMail' and state = 'created'`,
  );
  await shop.runJobs();
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

/** How many reminders came by the end of each of the next days. */
async function remindedDaily(email: string, days: number): Promise<number[]> {
  const counts = [];
  for (let day = 1; day <= days; day += 1) {
    shop.clock.advance({ days: 1, minutes: 1 });
    counts.push(await remind(email, 'artwork'));
  }
  return counts;
}

test('reminds of artwork that hasn’t come as often, counted from when its order was paid or committed to', async () => {
  const late = await orderToProof(shop, async (customer, orderId) => {
    shop.clock.advance({ days: 4 });
    expect(await remind(customer.email, 'artwork')).toBe(0);
    await payInFull(shop, customer, orderId);
  });
  expect(await remind(late.customer.email, 'artwork')).toBe(0);
  expect(await remindedDaily(late.customer.email, 8)).toEqual([1, 1, 2, 2, 2, 3, 3, 3]);
  const [mail = ''] = await mailsTo(shop, late.customer.email, 'waits for your artwork');
  expect(mail).toMatch(/: Send the artwork\n[\s\S]*Send your artwork: \S+\/proofs\//);
});

test('reminds of a file that has to be mended, after the mail about its check, and begins anew with another such file', async () => {
  const { customer, send } = await orderToProof(shop);
  shop.clock.advance({ days: 2 });
  expect(await remind(customer.email, 'artwork')).toBe(1);
  shop.clock.advance({ minutes: 1 });
  await send();
  await runJobs();
  expect(await remind(customer.email, 'artwork')).toBe(2);
  expect(await remindedDaily(customer.email, 4)).toEqual([3, 3, 4, 4]);
  const mails = await mailsTo(shop, customer.email, 'waits for your artwork');
  expect(
    mails.filter((mail) => /: Send a mended file\n +The check of .+ found:\n +\S.*pixels/.test(mail)),
  ).toHaveLength(3);
  await send('second.png');
  await runJobs();
  expect(await remindedDaily(customer.email, 7)).toEqual([6, 6, 7, 7, 7, 8, 8]);
});

test('reminds of no file once a proof of it is sent, help with it is wanted, or its order is cancelled', async () => {
  const [proofed, helped, cancelled] = [await orderToProof(shop), await orderToProof(shop), await orderToProof(shop)];
  for (const { send } of [proofed, helped, cancelled]) await send();
  await runJobs();
  const { data } = await proofed.desk.call('GetOrderProofs', { order_id: proofed.orderId });
  const [{ line_id, artworks }] = data.lines;
  const issued = { line_id, seen_artwork_id: artworks[0].id, note: '', despite_stops: true };
  expect((await proofed.desk.call('IssueProof', issued)).status).toBe(200);
  await helped.guest.call('SayArtworkComes', { token: helped.token, line_id: helped.lineId, wish: 'help' });
  await cancelled.customer.call('CancelOrder', { orderid: cancelled.orderId });
  shop.clock.advance({ days: 2 });
  // The mail about the check alone.
  for (const { customer } of [proofed, helped, cancelled]) expect(await remind(customer.email, 'artwork')).toBe(1);
  expect(await remind(proofed.customer.email)).toBe(1);
});

test('an order that was accepted while its cart stayed open takes files and proofs, and what else is in the cart can be ordered', async () => {
  const { customer, desk, lineId, orderId, send } = await orderToProof(shop, async () => undefined);
  await desk.call('WaivePayment', { orderid: orderId, step: 'dispatch', reason: 'A regular customer.' });
  const accept = { orderid: orderId, seenstatus: 'IN-PROCESS', orderstatus: 'Order Accepted' };
  expect((await desk.call('MoveOrder', accept)).status).toBe(200);
  // As versions before left it.
  const { $client: sql } = shop.services.db;
  await sql.query(
    `update carts set status = 'INCART' where id = (select cart_id from orders where id = ${Number(orderId)})`,
  );
  const stickers = { itemdetails: JSON.stringify([{ Item: 196, Quantity: 1000 }]), orderid: 0, status: 'INCART' };
  const shape = { Ordertype: 'Stickers', shape: 1, material: 'white-vinyl', length: 50, width: 50 };
  expect((await customer.call('AddToCartWebsite', { ...stickers, ...shape })).status).toBe(200);
  const items = async () =>
    (await customer.call('GetCartWebsite', { id: null })).data.map(
      (row: { fld_cart_dtl_id: number }) => row.fld_cart_dtl_id,
    );
  const ordered = await items();
  expect(new Set(ordered).size).toBe(2);
  expect((await send()).status).toBe(409);

  const context = { services: shop.services, log: shop.app.log as never };
  for (let turn = 0; turn < 2; turn += 1) await RemindOfProofs({}, context);
  // The ordered item is in no cart any more, the other one still is, and both are there once.
  expect(await items()).toEqual([ordered[1]]);
  const { lines } = (await desk.call('GetOrderProofs', { order_id: orderId })).data;
  expect(lines).toHaveLength(1);
  const sent = await send();
  expect(sent.data.line).toMatchObject({ line_id: lineId, state: 'checking' });
  const [{ id: seen_artwork_id }] = sent.data.line.artworks;
  expect((await desk.call('IssueProof', { line_id: lineId, seen_artwork_id, note: '' })).status).toBe(200);
});
