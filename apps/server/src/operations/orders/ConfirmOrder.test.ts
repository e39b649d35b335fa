import { formatRupees, paise, parseRupees } from '@boxwright/money';
import { findOrder, inTransaction, linesOfCart, linesOfOrders, listOrdersOf } from '@boxwright/storage';
import { ownPlace } from '@boxwright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCompany, writeCompany } from '../../selling/company/company.ts';
import { settlePayment } from '../../selling/payments/settle-payment.ts';
import { openShop, type Shop, type ShopCustomer } from '../../testing/open-shop.ts';
import { addBoxes, openPayment, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ connections: 10 });
});
afterAll(() => shop.close());

/** A placed order, and functions that look up its ways to pay and confirm it. */
async function placedOrder(by?: ShopCustomer) {
  const { customer, place, placing } = await readyToOrder(shop, {
    address: ownPlace(),
    ...(by ? { customer: by } : {}),
  });
  const placed = await place();
  const orderid: number = placed.data.order_id;
  const checkout = await customer.call('GetCheckout', { orderid });
  const way = (mode: string) => checkout.data.ways.find((each: { paymentmode: string }) => each.paymentmode === mode);
  const confirm = (paymentmode: string, own: object = {}) =>
    customer.call('ConfirmOrder', { orderid, paymentmode, acceptedtotal: way(paymentmode)?.total, ...own });
  return { customer, place, placing, orderid, total: placed.data.total_amount as number, way, confirm };
}

describe('ConfirmOrder', () => {
  test('places an order with cash on delivery: its charge is taxed and added, its cart is closed', async () => {
    const { customer, orderid, total, way, confirm, placing } = await placedOrder();
    const { status, data } = await confirm('COD');
    expect({ status, data }).toMatchObject({
      status: 200,
      data: { order_id: orderid, total_amount: way('COD').total },
    });
    expect(data.payment_reference).toMatch(/^[\w-]{20}\/COD$/);
    const order = await findOrder(shop.services.db, orderid);
    if (!order) throw new Error('no order');
    expect(order).toMatchObject({ paymentMode: 'COD', paymentStatus: 'Payment Pending', paymentDueOn: null });
    expect(order.codFeePaise).toBe(Math.max(50_00, Math.round(total * 2)));
    // The charge with 5 per cent of GST; CGST and SGST are rounded each.
    const added = order.totalPaise - Math.round(total * 100);
    expect(Math.abs(added - order.codFeePaise * 1.05)).toBeLessThanOrEqual(2);
    const lines = await linesOfOrders(shop.services.db, [orderid]);
    const taxOf = (row: { cgstPaise: number; sgstPaise: number; igstPaise: number }) =>
      row.cgstPaise + row.sgstPaise + row.igstPaise;
    expect(lines.reduce((sum, line) => sum + taxOf(line), 0)).toBe(taxOf(order));
    const { data: rows } = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderid } });
    expect(rows[0]).toMatchObject({ COD_Charge: order.codFeePaise / 100, fld_total: order.totalPaise / 100 });
    expect((await customer.call('GetCartWebsite', { id: null })).data).toEqual([]);
    expect(await customer.call('PlaceOrder', placing)).toMatchObject({ status: 200, data: { order_id: orderid } });
  });

  test('places an order to be paid by a last day, and it can still be paid online', async () => {
    const { customer, orderid, total, confirm } = await placedOrder();
    expect(await confirm('PayLater')).toMatchObject({ status: 200, data: { total_amount: total } });
    const { data } = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderid } });
    expect(data[0]).toMatchObject({ Payment_Mode: 'PayLater', fld_payment_status: 'Payment Pending' });
    expect(data[0].fld_payment_due_date).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(data[0].fld_payment_trx_num).toMatch(/\/LATER$/);
    const half = await customer.call('StartPayment', { orderid, purpose: 'half', acceptedtotal: total });
    expect(half).toMatchObject({ status: 200 });
    shop.payu.says(half.data.txnid, 'captured', parseRupees(half.data.amount));
    await settlePayment(shop.services, half.data.txnid);
    const checkout = await customer.call('GetCheckout', { orderid });
    expect(checkout.data.ways).toMatchObject([{ purpose: 'balance' }]);
    expect(await findOrder(shop.services.db, orderid)).toMatchObject({
      paymentMode: 'PayLater',
      paymentStatus: 'Partially Paid',
    });
    await shop.runJobs();
    const staff = await shop.staff();
    const mails = (await staff.call('GetMailbox', { search: data[0].fld_order_number })).data;
    const texts = await Promise.all(
      mails.map(
        async ({ fld_mail_id }: { fld_mail_id: number }) => (await staff.call('GetMail', { fld_mail_id })).data,
      ),
    );
    const dates = texts
      .map(({ fld_text }) => fld_text)
      .filter((text) => text.includes('The rest is due before we start.'));
    expect(dates).not.toHaveLength(0);
  });

  test('confirms once, however often it is pressed, and then no other way to pay', async () => {
    const { customer, orderid, confirm } = await placedOrder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm('PayLater')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await confirm('COD', { acceptedtotal: undefined })).toMatchObject({ status: 409 });
    expect(await listOrdersOf(shop.services.db, customer.id)).toMatchObject([{ id: orderid }]);
  });

  test('mails the customer once, with the order’s papers, and notifies the company', async () => {
    const { customer, orderid, confirm } = await placedOrder();
    await confirm('COD');
    await customer.call('CustomerOrderMailer', { orderid });
    await shop.runJobs();
    const desk = await shop.staff();
    const { data: mails } = await desk.call('GetMailbox', { search: customer.email });
    const subjects = mails.map((mail: { fld_subject: string }) => mail.fld_subject);
    expect(subjects.filter((subject: string) => /is placed$/.test(subject))).toHaveLength(1);
    const { data: notices } = await desk.call('GetMailbox', { search: 'placed, cash on delivery' });
    expect(notices.length).toBeGreaterThan(0);
  });

  test('refuses a total that differs from the one that the buyer has seen', async () => {
    const { confirm, total } = await placedOrder();
    expect(await confirm('PayLater', { acceptedtotal: total - 1 })).toMatchObject({
      status: 409,
      code: 'price_changed',
      details: { current_total: total },
    });
  });

  test('refuses an order that differs from the cart now, unless the buyer has seen that', async () => {
    const { customer, orderid, confirm } = await placedOrder();
    await addBoxes(customer, { boardid: 4 });
    expect(await confirm('PayLater')).toMatchObject({ status: 409, details: { cart_changed: 1 } });
    expect(await confirm('PayLater', { asplaced: true })).toMatchObject({ status: 200 });
    // Goods that were added later stay in a separate cart.
    const { data: left } = await customer.call('GetCartWebsite', { id: null });
    expect(left).toMatchObject([{ fld_boardid: 4 }]);
    const order = await findOrder(shop.services.db, orderid);
    expect(await linesOfCart(shop.services.db, order?.cartId ?? 0)).toHaveLength(1);
  });

  test('keeps a line in the cart whose quantity was changed later, when the order is paid as it was placed', async () => {
    const { customer, orderid, confirm } = await placedOrder();
    const { data } = await customer.call('GetCartWebsite', { id: null });
    const change = {
      itemdetails: [{ Item: 202, Quantity: 1 }],
      cartlineid: data[0].fld_cart_dtl_id,
      newquantity: 2000,
    };
    expect(await customer.call('AddToCartWebsite', change)).toMatchObject({ status: 200 });
    expect(await confirm('PayLater', { asplaced: true })).toMatchObject({ status: 200 });
    expect(await linesOfOrders(shop.services.db, [orderid])).toMatchObject([{ quantity: 1000 }]);
    expect((await customer.call('GetCartWebsite', { id: null })).data).toMatchObject([{ fld_quantity: 2000 }]);
  });

  test('refuses while a payment may still arrive, because it was begun or the bank is deciding', async () => {
    const { customer, orderId, txnid, total } = await openPayment(shop, { address: ownPlace() });
    const confirm = (paymentmode: string) => customer.call('ConfirmOrder', { orderid: orderId, paymentmode });
    const refused = { status: 409, details: { order_id: orderId } };
    expect([await confirm('PayLater'), await confirm('COD')]).toMatchObject([refused, refused]);
    shop.payu.says(txnid, 'pending', parseRupees(total));
    await settlePayment(shop.services, txnid);
    expect((await customer.call('GetCheckout', { orderid: orderId })).data.open_payment).toBe(txnid);
    expect([await confirm('PayLater'), await confirm('COD')]).toMatchObject([refused, refused]);
  });

  test('accepts cash up to the limit, and asks for a call from the amount in the settings, to the paisa', async () => {
    const { db } = shop.services;
    const { cashOnDelivery: usual } = await readCompany(db);
    const terms = (own: Partial<typeof usual>) =>
      inTransaction(db, (tx) => writeCompany(db, tx, { cashOnDelivery: { ...usual, ...own } }));
    const first = await placedOrder();
    const total = parseRupees(first.total);
    const offered = async ({ customer, orderid }: typeof first) =>
      (await customer.call('GetCheckout', { orderid })).data.cash_problem;
    try {
      await terms({ mostPaise: total - 100 });
      const limit = `Cash on delivery is offered up to ${formatRupees(paise(total - 100))}.`;
      expect(await offered(first)).toBe(limit);
      expect(await first.confirm('COD')).toMatchObject({ status: 422, data: limit });
      await terms({ mostPaise: total, provenFromPaise: total });
      expect(await first.confirm('COD')).toMatchObject({ status: 422, data: expect.stringMatching(/we call/) });
      await terms({ mostPaise: total, provenFromPaise: total + 1 });
      expect(await offered(first)).toBeNull();
      expect(await first.confirm('COD')).toMatchObject({ status: 200 });
      // Another order of this customer, to another address and mobile number.
      const second = await placedOrder(first.customer);
      const together = ((await findOrder(db, first.orderid))?.totalPaise ?? 0) + parseRupees(second.total);
      await terms({ mostPaise: together - 1, provenFromPaise: together });
      expect(await offered(second)).toMatch(/for all orders together/);
      expect(await second.confirm('COD')).toMatchObject({ status: 422, data: await offered(second) });
      await terms({ mostPaise: together, provenFromPaise: together });
      expect(await second.confirm('COD')).toMatchObject({ status: 200 });
    } finally {
      await terms({});
    }
  });

  test('refuses cash if it isn’t offered', async () => {
    const pickup = await readyToOrder(shop, { line: { deliverytype: 'SelfPickup', destination_pin: 0 } });
    const { data } = await pickup.place();
    const refused = await pickup.customer.call('ConfirmOrder', { orderid: data.order_id, paymentmode: 'COD' });
    expect(refused).toMatchObject({ status: 422, data: 'Cash on delivery is for orders that we deliver.' });
  });

  test('refuses strangers, signed out and signed in', async () => {
    const { orderid } = await placedOrder();
    const body = { orderid, paymentmode: 'PayLater' };
    expect(await shop.visitor().call('ConfirmOrder', body)).toMatchObject({ status: 401 });
    expect(await (await shop.customer()).call('ConfirmOrder', body)).toMatchObject({ status: 404 });
    expect(await (await shop.customer()).call('ConfirmOrder', { orderid, paymentmode: 'Card' })).toMatchObject({
      status: 400,
    });
  });
});
