import { documentsOf, findOrder, openItemsOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { leftToCredit } from '../../testing/after-sale.ts';
import { correctionOf } from '../../testing/corrections.ts';
import { moveOrderTo } from '../../testing/move-orders.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { waiveMoney } from '../../testing/orders.ts';
import { openReceivables, type Receivables } from '../../testing/receivables.ts';

let shop: Shop;
let office: Receivables;
beforeAll(async () => {
  shop = await openShop();
  office = await openReceivables(shop);
});
afterAll(() => shop.close());

test('what is open is what the order says is due: in part, credited, taken back, and not for what nobody ordered', async () => {
  const { db } = shop.services;
  const sent = await office.placed();
  const { customer, customerId } = sent;
  expect(await openItemsOf(db, customerId, office.today())).toEqual([]);
  await waiveMoney(shop, sent.orderId);
  await moveOrderTo(office.desk, sent.orderId, 'Dispatched');
  const part = { orderid: sent.orderId, how: 'transfer', amount: 500, received_on: office.today() };
  await office.desk.call('RecordPayment', { ...part, seen_due: sent.total, reference: `A ${sent.orderId}` });
  await office.desk.call('RecordPayment', { ...part, seen_due: sent.total - 500, reference: `B ${sent.orderId}` });
  const [first] = (await orderMoneyOf(db, (await findOrder(db, sent.orderId)) as never)).ledger;
  await office.accounts.call('ReversePayment', {
    ...{
      orderid: sent.orderId,
      entry_id: first?.id,
      cause: 'mistake',
      reversed_on: office.today(),
      reason: 'Typed twice.',
    },
  });
  const lines = [{ position: 1, quantity: 0, amount: 250.5 }];
  const seen_left = await leftToCredit(office.accounts, sent.orderId);
  const credit = { orderid: sent.orderId, seen_left, lines, reason: 'Misprint' };
  expect((await office.accounts.call('IssueCreditNote', credit)).status).toBe(200);
  const cancelled = await office.placed({ customer });
  await office.confirm(customer, cancelled.orderId, 'PayLater');
  await customer.call('CancelOrder', { orderid: cancelled.orderId });

  const order = await findOrder(db, sent.orderId);
  const { due } = await orderMoneyOf(db, order as never);
  expect(await openItemsOf(db, customerId, office.today())).toMatchObject([{ orderId: sent.orderId, due }]);
  const shown = await office.account(customerId);
  expect(shown).toMatchObject({ open: due / 100, closing: due / 100 });
  expect(shown.entries.map(({ what }: { what: string }) => what)).toEqual([
    ...['Invoice', 'Credit note', 'Bank transfer', 'Bank transfer', 'Payment taken back'],
  ]);
  const [invoice] = await documentsOf(db, sent.orderId, 'tax-invoice');
  expect(shown.open_items).toMatchObject([{ invoice: invoice?.number }]);
});

test('what the buyer of a closed order bears is open until it is paid, under the invoice that counts', async () => {
  const { db } = shop.services;
  const admin = await shop.staff();
  const { customer, orderId, customerId } = await office.placed();
  await office.confirm(customer, orderId, 'PayLater');
  await waiveMoney(shop, orderId);
  await moveOrderTo(admin, orderId, 'Dispatched');
  const right = await correctionOf(admin, orderId, { gstin: '33AAACY2068D1ZN' });
  expect((await admin.call('CorrectOrder', right)).status).toBe(200);
  const move = async (seen: string, to: string, more: object) =>
    (await shop.staff()).call('MoveOrder', { orderid: orderId, seenstatus: seen, orderstatus: to, ...more });
  await move('Dispatched', 'Returned', { reason: 'refused' });
  // Nobody is asked for the money while the order is back with us.
  shop.clock.advance({ days: 2 });
  // The earlier sessions have ended.
  office = await openReceivables(shop);
  expect(await openItemsOf(db, customerId, office.today())).toMatchObject([{ orderId, dueOn: null, late: 0 }]);
  expect((await move('Returned', 'Cancelled', { kept: 280_00, note: 'You bear the carriage.' })).status).toBe(200);

  const order = await findOrder(db, orderId);
  expect((await orderMoneyOf(db, order as never)).due).toBe(280_00);
  const invoice = (await documentsOf(db, orderId, 'tax-invoice')).at(-1)?.number;
  const { paymentDueOn: dueOn } = order ?? {};
  expect(await openItemsOf(db, customerId, office.today())).toMatchObject([{ orderId, due: 280_00, invoice, dueOn }]);
  expect(await office.account(customerId)).toMatchObject({ open: 280, closing: 280 });
  expect(await office.rowOf(customerId)).toMatchObject({ open: 280 });
});
