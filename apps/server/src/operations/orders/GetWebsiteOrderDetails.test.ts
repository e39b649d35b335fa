import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/openShop.ts';
import { openPayment, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('GetWebsiteOrderDetails', () => {
  test('tells a customer their order, whose parts sum to its total', async () => {
    const { customer, orderId, total, txnid } = await openPayment(shop);
    const answer = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
    expect(answer.data).toMatchObject([
      {
        fld_total: total,
        fld_amount_paid: 0,
        fld_balance_due: total,
        fld_open_attempt: true,
        fld_payment_trx_num: `${txnid}/`,
        item_name: 'Soap Box 100 g',
        fld_quantity: 1000,
        gst_5_items: 1,
        gst_18_items: 0,
        Payment_Mode: 'OnlinePayment',
      },
    ]);
    const [row] = answer.data;
    expect(row.fld_netcost + row.Shipping_Charg).toBeCloseTo(row.Sub_Total_Amnt, 2);
    expect(row.Sub_Total_Amnt + row.fld_GSTamount).toBeCloseTo(row.fld_total, 2);
    expect(row.gst_5_amount).toBe(row.fld_GSTamount);
  });

  test('tells anybody who has the transaction number or the download token', async () => {
    const { customer, orderId, txnid } = await openPayment(shop);
    const own = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
    const token = own.data[0].fld_download_token;
    expect(token).toMatch(/^[\w-]{38,}$/);
    for (const whereClause of [
      { fld_payment_trx_num: `${txnid}/4039` },
      { fld_payment_trx_num: txnid },
      { fld_download_token: token },
    ]) {
      const answer = await shop.visitor().call('GetWebsiteOrderDetails', { whereClause });
      expect(answer.data).toMatchObject([{ fld_order_id: orderId }]);
    }
  });

  test('finds an order by its own reference before any payment', async () => {
    const { place } = await readyToOrder(shop);
    const { data } = await place();
    const whereClause = { fld_payment_trx_num: data.transaction_id };
    const answer = await shop.visitor().call('GetWebsiteOrderDetails', { whereClause });
    expect(answer.data).toMatchObject([{ fld_order_id: data.order_id, fld_open_attempt: false }]);
  });

  test("never by somebody else's id, a guessed token or nothing", async () => {
    const { orderId, customer } = await openPayment(shop);
    const stranger = await shop.customer();
    const ask = (whereClause: object, who = stranger as { call: typeof stranger.call }) =>
      who.call('GetWebsiteOrderDetails', { whereClause });
    expect(await ask({ fld_order_id: orderId })).toMatchObject({ status: 404 });
    expect(await ask({ fld_order_id: orderId }, shop.visitor())).toMatchObject({ status: 401 });
    const [row] = (await ask({ fld_order_id: orderId }, customer)).data;
    const tampered = `${row.fld_download_token.slice(0, -2)}AA`;
    expect(await ask({ fld_download_token: tampered })).toMatchObject({ status: 404 });
    expect(await ask({})).toMatchObject({ status: 400 });
    expect(await ask({ 'fld_order_id = 1 OR 1': 1 })).toMatchObject({ status: 400 });
  });
});
