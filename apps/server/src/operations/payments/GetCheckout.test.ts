import { inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCompany, writeCompany } from '../../selling/company/company.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes, openPayment, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const modes = (data: { ways: { paymentmode: string }[] }) => data.ways.map(({ paymentmode }) => paymentmode);

describe('GetCheckout', () => {
  test('finds the order of the open cart, and says whether they are equal', async () => {
    const { customer, place } = await readyToOrder(shop);
    expect((await customer.call('GetCheckout')).data).toMatchObject({ order_id: null, ways: [] });
    const orderid = (await place()).data.order_id;
    expect((await customer.call('GetCheckout')).data).toMatchObject({ order_id: orderid, cart_changed: false });
    await addBoxes(customer, { boardid: 4 });
    expect((await customer.call('GetCheckout')).data).toMatchObject({ order_id: orderid, cart_changed: true });
    await place();
    expect((await customer.call('GetCheckout')).data).toMatchObject({ order_id: orderid, cart_changed: false });
  });

  test('notices a changed quantity and a removed line', async () => {
    const { customer, place } = await readyToOrder(shop);
    const orderid = (await place()).data.order_id;
    const [line] = (await customer.call('GetCartWebsite', { id: null })).data;
    const change = { itemdetails: [{ Item: 202, Quantity: 1 }], cartlineid: line.fld_cart_dtl_id };
    await customer.call('AddToCartWebsite', { ...change, newquantity: 3000 });
    expect((await customer.call('GetCheckout', { orderid })).data).toMatchObject({ cart_changed: true });
    await customer.call('AddToCartWebsite', { ...change, newquantity: 1000 });
    expect((await customer.call('GetCheckout', { orderid })).data).toMatchObject({ cart_changed: false });
    await customer.call('DeleteCart', { cartID: line.fld_cart_id, cartlineid: line.fld_cart_dtl_id });
    expect((await customer.call('GetCheckout', { orderid })).data).toMatchObject({ cart_changed: true });
  });

  test('names a payment under way', async () => {
    const { customer, orderId, txnid } = await openPayment(shop);
    expect((await customer.call('GetCheckout', { orderid: orderId })).data).toMatchObject({ open_payment: txnid });
  });

  test('offers cash up to a limit and in the zones of the settings, and otherwise says why not', async () => {
    const { customer, place } = await readyToOrder(shop);
    const orderid = (await place()).data.order_id;
    const ask = async () => (await customer.call('GetCheckout', { orderid })).data;
    expect(modes(await ask())).toEqual(['OnlinePayment', 'OnlinePartialPayment', 'PayLater', 'COD']);
    const { db } = shop.services;
    const { cashOnDelivery } = await readCompany(db);
    const set = (change: Partial<typeof cashOnDelivery>) =>
      inTransaction(db, (tx) => writeCompany(db, tx, { cashOnDelivery: { ...cashOnDelivery, ...change } }));
    await set({ mostPaise: 1_000_00 });
    expect(await ask()).toMatchObject({ cash_problem: 'Cash on delivery is offered up to ₹1,000.00.' });
    await set({ mostPaise: 0 });
    expect(await ask()).toMatchObject({ cash_problem: 'Cash on delivery is not offered.' });
    await set({ zones: ['A'] });
    expect(await ask()).toMatchObject({ cash_problem: 'Cash on delivery is not offered for pincode 641001.' });
    expect(modes(await ask())).toEqual(['OnlinePayment', 'OnlinePartialPayment', 'PayLater']);
    await set({});
  });

  test('shows nobody another customer’s order', async () => {
    const { orderId } = await openPayment(shop);
    const other = await shop.customer();
    expect((await other.call('GetCheckout', { orderid: orderId })).data).toMatchObject({ order_id: null, ways: [] });
    expect(await other.call('GetCheckout', { orderid: 'x' })).toMatchObject({ status: 400 });
    expect(await shop.visitor().call('GetCheckout', { orderid: orderId })).toMatchObject({ status: 401 });
  });
});
