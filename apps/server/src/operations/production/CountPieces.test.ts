import { documentsOf, ledgerOf, listChanges, refundsOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printedOn } from '../../selling/documents/printed-on.ts';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { storedOrder } from '../../testing/after-sale.ts';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsTo, readyToOrder, waiveMoney } from '../../testing/orders.ts';
import { acceptedOrder, doSteps, jobOf, type WireJob } from '../../testing/production.ts';

let shop: Shop;
let works: ShopVisitor;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  works = await shop.staff('Production');
  desk = await shop.staff();
});
afterAll(() => shop.close());

const count = ({ fld_job_id }: WireJob, own: object, visitor = works) =>
  visitor.call('CountPieces', {
    fld_job_id,
    fld_step: 'packing',
    fld_good: '1000',
    fld_waste: '',
    fld_count_id: 0,
    ...own,
  });

/** A paid order of a thousand boxes that is packed, with as many good ones. */
async function packed(good?: number) {
  const customer = await shop.customer();
  const { orderId, job } = await acceptedOrder(shop, works, { customer });
  await doSteps(works, job, 'packing');
  if (good !== undefined) await count(job, { fld_good: String(good), fld_waste: '12' });
  const send = (more: object = {}) =>
    desk.call('MoveOrder', {
      orderid: orderId,
      seenstatus: 'Packed',
      orderstatus: 'Dispatched',
      courier: 'Blue Dart',
      trackingnumber: '',
      note: '',
      ...more,
    });
  const papers = async () => {
    const issued = await documentsOf(shop.services.db, orderId);
    return issued.filter(({ kind }) => kind === 'tax-invoice' || kind === 'delivery-challan').map(printedOn);
  };
  const money = async () => orderMoneyOf(shop.services.db, await storedOrder(shop, orderId));
  return { customer, orderId, job, send, papers, money };
}

test('CountPieces enters good and spoiled pieces of a step that is done, and the newest count is valid', async () => {
  const { job } = await acceptedOrder(shop, works);
  expect(await count(job, { fld_step: 'plates' })).toMatchObject({ status: 409 });
  await doSteps(works, job, 'printing');
  const first = await count(job, { fld_step: 'printing', fld_good: '1,020', fld_waste: '35' });
  expect(first).toMatchObject({
    status: 200,
    data: { fld_message: `${job.fld_job_code}, Printing: 1020 good, 35 spoiled.` },
  });
  const read = async () => (await works.call('GetJob', { fld_job_id: job.fld_job_id })).data;
  const [known] = (await read()).counts;
  expect(known).toMatchObject({ fld_step: 'printing', fld_good: 1020, fld_waste: 35 });
  // A second tab that hasn't seen it.
  expect(await count(job, { fld_step: 'printing', fld_good: '990' })).toMatchObject({
    status: 409,
    data: expect.stringMatching(/was counted meanwhile by .+: 1020 good pieces\.$/),
  });
  await count(job, { fld_step: 'printing', fld_good: '990', fld_count_id: known.fld_count_id });
  expect((await read()).counts).toMatchObject([{ fld_good: 990, fld_waste: 0 }]);
  const changes = await listChanges(shop.services.db, { subject: 'job', subjectId: String(job.fld_job_id) }, 1);
  expect(changes).toMatchObject([{ before: { good: 1020, waste: 35 }, after: { good: 990, waste: 0 } }]);
});

test('fewer pieces within the tolerance are invoiced as they are sent, and what was paid for the others goes back', async () => {
  const { customer, orderId, job, send, papers, money } = await packed(970);
  const { totalPaise } = await storedOrder(shop, orderId);
  const [line] = (await desk.call('GetDeskOrder', { orderid: orderId })).data.lines;
  expect(line).toMatchObject({ good: 970, charged: 970, short: false });
  expect((await send({ note: 'Three cartons.' })).status).toBe(200);
  const [invoice, challan] = await papers();
  expect(invoice?.lines[0]).toMatchObject({ quantity: 970 });
  expect(challan?.lines).toEqual(invoice?.lines);
  // Each half of the tax is rounded by itself.
  expect(Math.abs((invoice?.total ?? 0) - totalPaise * 0.97)).toBeLessThan(2);
  expect(invoice?.lines[0]?.cgst).toBe(invoice?.lines[0]?.sgst);
  const missing = totalPaise - (invoice?.total ?? 0);
  await shop.runJobs();
  expect(await refundsOf(shop.services.db, orderId)).toMatchObject([
    {
      state: 'succeeded',
      amountPaise: missing,
      causeCode: 'paid-too-much',
      cause: 'Fewer pieces were sent than ordered',
    },
  ]);
  expect((await ledgerOf(shop.services.db, orderId)).map(({ kind }) => kind)).toEqual(['payment', 'credit', 'refund']);
  expect(await money()).toMatchObject({ paid: invoice?.total, due: 0, overpaid: 0, status: 'Paid' });
  const words = '970 of 1,000 pieces are sent, and you pay for 970. Three cartons.';
  const mails = await mailsTo(shop, customer.email, 'is on its way');
  expect(mails.at(-1)).toContain(words);
  // The invoice rests on the count.
  expect(await count(job, { fld_good: '1000' })).toMatchObject({ status: 409 });

  // Taken back and sent again, it is still one invoice and one credit.
  const back = { seenstatus: 'Dispatched', orderstatus: 'Packed', courier: '', note: 'Left here.' };
  expect((await send(back)).status).toBe(200);
  expect((await send()).status).toBe(200);
  expect(await papers()).toHaveLength(2);
  expect(await money()).toMatchObject({ due: 0, overpaid: 0 });
});

test('more than the tolerance missing is sent only if the customer agrees; more than ordered costs nothing', async () => {
  const short = await packed(800);
  expect(await short.send()).toMatchObject({
    status: 422,
    data: expect.stringMatching(/^Of item 1, 800 of 1,000 pieces are good, which is less than our terms allow\./),
  });
  const seen = { orderid: short.orderId, seenstatus: 'Packed', courier: 'Blue Dart', trackingnumber: '' };
  const many = await desk.call('MoveOrders', { orders: [seen], orderstatus: 'Dispatched' });
  expect(many.data.orders).toMatchObject([{ fld_moved: false }]);
  expect((await short.send({ shortagreed: true })).status).toBe(200);
  expect((await short.papers())[0]?.lines[0]?.quantity).toBe(800);

  const over = await packed(1040);
  const { totalPaise } = await storedOrder(shop, over.orderId);
  expect((await over.send()).status).toBe(200);
  const [invoice, challan] = await over.papers();
  expect(invoice).toMatchObject({ total: totalPaise, lines: [{ quantity: 1000 }] });
  expect(invoice?.lines[0]?.free).toBeUndefined();
  // The challan goes with the goods, so it counts all of them.
  expect(challan).toMatchObject({ total: totalPaise, lines: [{ quantity: 1000, free: 40 }] });
  expect((await ledgerOf(shop.services.db, over.orderId)).map(({ kind }) => kind)).toEqual(['payment']);

  const none = await packed(0);
  expect(await none.send({ shortagreed: true })).toMatchObject({ status: 422 });
});

test('an unpaid order of which pieces are missing owes what is sent, and its invoice says so', async () => {
  const { place } = await readyToOrder(shop);
  const orderId: number = (await place()).data.order_id;
  await waiveMoney(shop, orderId);
  await moveOrderTo(desk, orderId, 'Order Accepted');
  const job = await doSteps(works, await jobOf(works, orderId), 'packing');
  await count(job, { fld_good: '970' });
  const sent = { orderid: orderId, seenstatus: 'Packed', orderstatus: 'Dispatched', courier: 'DTDC' };
  expect((await desk.call('MoveOrder', sent)).status).toBe(200);
  const issued = await documentsOf(shop.services.db, orderId);
  const papers = issued.filter(({ kind }) => kind === 'tax-invoice' || kind === 'delivery-challan').map(printedOn);
  const { due } = await orderMoneyOf(shop.services.db, await storedOrder(shop, orderId));
  const both = { total: due, payment: { due } };
  expect(papers).toMatchObject([both, both]);
});

test('an order that nobody has counted is invoiced as ordered', async () => {
  const { orderId, send, papers } = await packed();
  const { totalPaise } = await storedOrder(shop, orderId);
  expect((await send()).status).toBe(200);
  expect((await papers())[0]).toMatchObject({ total: totalPaise, lines: [{ quantity: 1000 }] });
});

test('CountPieces refuses what isn’t a number of pieces, visitors, customers and other staff', async () => {
  const { job } = await acceptedOrder(shop, works);
  await doSteps(works, job, 'plates');
  const wrong = [{ fld_good: '' }, { fld_good: 'many' }, { fld_good: '-1' }, { fld_waste: '1.5' }, { fld_step: '' }];
  for (const own of wrong) expect((await count(job, { fld_step: 'plates', ...own })).status).toBe(400);
  expect((await count(job, { fld_step: 'glueing' })).status).toBe(404);
  const who = [shop.visitor(), await shop.customer(), await shop.staff('Accounts')];
  const answers = await Promise.all(who.map((each) => count(job, { fld_step: 'plates' }, each)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 403]);
});
