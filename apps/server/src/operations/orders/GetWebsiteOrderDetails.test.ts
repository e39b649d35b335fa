import { parseRupees } from '@boxwright/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settlePayment } from '../../selling/payments/settle-payment.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { type OpenPayment, openPayment, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('GetWebsiteOrderDetails', () => {
  test('returns a customer’s order, whose parts sum to its total', async () => {
    const { customer, orderId, total, txnid } = await openPayment(shop);
    const answer = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
    expect(answer.data).toMatchObject([
      {
        fld_total: total,
        fld_amount_paid: 0,
        fld_balance_due: total,
        fld_open_attempt: true,
        fld_open_payment: { txnid, state: 'open', amount: total },
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

  test('names the payment that the bank is deciding about rather than one that was only opened, until it is decided', async () => {
    const { customer, orderId, total, txnid } = await openPayment(shop);
    const now = async () =>
      (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } })).data[0];
    shop.payu.says(txnid, 'pending', parseRupees(total));
    await settlePayment(shop.services, txnid);
    await customer.call('StartPayment', { orderid: orderId, purpose: 'half' });
    expect((await now()).fld_open_payment).toEqual({ txnid, state: 'pending', amount: total });
    shop.payu.says(txnid, 'captured', parseRupees(total));
    await settlePayment(shop.services, txnid);
    await customer.call('AbandonPayment', { orderid: orderId });
    expect(await now()).toMatchObject({ fld_open_attempt: false, fld_open_payment: null });
  });

  test('finds an order by its transaction number for its customer and staff, and by the mailed token for everybody', async () => {
    const { customer, orderId, txnid } = await openPayment(shop);
    const own = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
    const token = own.data[0].fld_download_token;
    expect(token).toMatch(/^[\w-]{38,}$/);
    const expectFound = async (who: ShopVisitor, whereClause: object) =>
      expect((await who.call('GetWebsiteOrderDetails', { whereClause })).data).toMatchObject([
        { fld_order_id: orderId },
      ]);
    for (const who of [customer, await shop.staff()]) {
      await expectFound(who, { fld_payment_trx_num: `${txnid}/4039` });
      await expectFound(who, { fld_payment_trx_num: txnid });
    }
    await expectFound(shop.visitor(), { fld_download_token: token });
  });

  test('finds an order by its reference before any payment', async () => {
    const { customer, place } = await readyToOrder(shop);
    const { data } = await place();
    const whereClause = { fld_payment_trx_num: data.transaction_id };
    const answer = await customer.call('GetWebsiteOrderDetails', { whereClause });
    expect(answer.data).toMatchObject([{ fld_order_id: data.order_id, fld_open_attempt: false }]);
  });

  test('a transaction number gives other visitors nothing, even together with the id of their own order', async () => {
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

  test('accepts an id and a token only when they belong to the same order', async () => {
    const [mine, theirs] = [await openPayment(shop), await openPayment(shop)];
    const tokenOf = async ({ customer, orderId }: OpenPayment) => {
      const { data } = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
      return data[0].fld_download_token;
    };
    const ask = (fld_order_id: number, fld_download_token: string) =>
      mine.customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id, fld_download_token } });
    const [myToken, theirToken] = [await tokenOf(mine), await tokenOf(theirs)];
    expect((await ask(mine.orderId, myToken)).data).toMatchObject([{ fld_order_id: mine.orderId }]);
    expect(await ask(mine.orderId, theirToken)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await ask(theirs.orderId, myToken)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await ask(theirs.orderId, theirToken)).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('refuses another customer’s id, a guessed token, and invalid filters', async () => {
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
