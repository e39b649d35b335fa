import { documentsOf, findOrder, openItemsOf } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderMoneyOf } from '../../selling/orders/balance.ts';
import { leftToCredit } from '../../testing/after-sale.ts';
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
