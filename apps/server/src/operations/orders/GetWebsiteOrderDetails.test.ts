import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/openShop.ts';
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

  test('tells its customer and staff by the transaction number, and anybody by the token of the mails', async () => {
    const { customer, orderId, txnid } = await openPayment(shop);
    const own = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
    const token = own.data[0].fld_download_token;
    expect(token).toMatch(/^[\w-]{38,}$/);
    const tells = async (who: ShopVisitor, whereClause: object) =>
      expect((await who.call('GetWebsiteOrderDetails', { whereClause })).data).toMatchObject([
        { fld_order_id: orderId },
      ]);
    for (const who of [customer, await shop.staff()]) {
      await tells(who, { fld_payment_trx_num: `${txnid}/4039` });
      await tells(who, { fld_payment_trx_num: txnid });
    }
    await tells(shop.visitor(), { fld_download_token: token });
  });

  test('finds an order by its own reference before any payment', async () => {
    const { customer, place } = await readyToOrder(shop);
    const { data } = await place();
    const whereClause = { fld_payment_trx_num: data.transaction_id };
    const answer = await customer.call('GetWebsiteOrderDetails', { whereClause });
    expect(answer.data).toMatchObject([{ fld_order_id: data.order_id, fld_open_attempt: false }]);
  });

  test('a transaction number alone tells nobody else anything, also beside the id of an own order', async () => {
    const { txnid } = await openPayment(shop);
    const stranger = await openPayment(shop);
    const ask = (whereClause: object, who: ShopVisitor) => who.call('GetWebsiteOrderDetails', { whereClause });
    for (const reference of [txnid, `${txnid}/4039`]) {
      const named = { fld_payment_trx_num: reference };
      expect(await ask(named, shop.visitor())).toMatchObject({ status: 401, code: 'signed_out' });
      expect(await ask(named, stranger.customer)).toMatchObject({ status: 404, code: 'not_found' });
      expect(await ask({ ...named, fld_order_id: stranger.orderId }, stranger.customer)).toMatchObject({ status: 404 });
    }
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
