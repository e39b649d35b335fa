import { parseRupees } from '@boxwright/money';
import { inTransaction, moveOrder, type Tx } from '@boxwright/storage';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopCustomer } from '../../testing/open-shop.ts';
import { addressOf, soapBoxes } from '../../testing/orders.ts';
import { settlePayment } from '../payments/settle-payment.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ownSize = { length: 81.5, width: 42, height: 100 };
const sampleOf = (size: object = {}) => ({
  itemdetails: [{ Item: 202, Quantity: 1 }],
  Ordertype: 'Ordersample',
  boardid: 2,
  ...size,
});

/** A customer with an address, who can put things into the cart, place it, and pay. */
async function buyer() {
  const customer = await shop.customer();
  const { addressId } = (await customer.call('Add_CustomerAddress', addressOf('Shipping'))).data;
  const cart = async () => (await customer.call('GetCartWebsite', { id: customer.id })).data;
  const place = async (more: object = {}) => {
    const [line] = await cart();
    return customer.call('PlaceOrder', {
      cartid: line.fld_cart_id,
      shippingaddress: addressId,
      billingaddress: addressId,
      orderstatus: 'IN-PROCESS',
      paymentmode: 'OnlinePayment',
      acceptedtotal: line.fld_cart_amount,
      ...more,
    });
  };
  return { customer, cart, place };
}
type Buyer = Awaited<ReturnType<typeof buyer>>;

async function pay(customer: ShopCustomer, orderId: number): Promise<void> {
  const { txnid, amount } = (await customer.call('StartPayment', { orderid: orderId, purpose: 'full' })).data;
  shop.payu.says(txnid, 'captured', parseRupees(amount));
  await settlePayment(shop.services, txnid);
}

/** Orders and pays a sample; returns its order. */
async function buySample({ customer, place }: Buyer, size: object = {}): Promise<{ id: number; number: string }> {
  const added = await customer.call('AddToCartWebsite', sampleOf(size));
  expect(added).toMatchObject({ status: 200 });
  const { order_id: id, order_number: number, total_amount: total } = (await place()).data;
  expect(total).toBe(1000);
  await pay(customer, id);
  return { id, number };
}

const orderOf = async ({ customer }: Buyer, id: number) =>
  (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: id } })).data[0];

/** By how many paise the credit lowers the price of the boxes in the cart. */
async function fallOf({ customer, cart }: Buyer, size: object = {}): Promise<number> {
  const fresh = await buyer();
  for (const each of [fresh.customer, customer]) await each.call('AddToCartWebsite', { ...soapBoxes, ...size });
  const [[plain], [own]] = await Promise.all([fresh.cart(), cart()]);
  return Math.round((plain.fld_cart_amount - own.fld_cart_amount) * 100);
}

/** The credits for boxes of this size in the cart. */
async function creditsFor({ customer, cart }: Buyer, size: object = {}) {
  await customer.call('AddToCartWebsite', { ...soapBoxes, ...size });
  return (await cart())[0].fld_sample_credits;
}

describe('the price of a sample', () => {
  test.each([
    ['the variant’s size', {}],
    ['the buyer’s own size', ownSize],
  ])('is credited against boxes of %s, in cart, order, mail and order form, and once', async (_, size) => {
    const meena = await buyer();
    const { number } = await buySample(meena, size);
    expect(await fallOf(meena, size)).toBe(100_000);
    const [line] = await meena.cart();
    expect(line.fld_sample_credits).toEqual([{ fld_orderNumber: number, fld_amount: 1000 }]);
    expect(line.netvalue - line.offer_discount + line.fld_shipping_charge + line.GstAmount).toBeCloseTo(
      line.fld_cart_amount,
      2,
    );

    const placed = await meena.place();
    expect(placed).toMatchObject({ status: 200, data: { total_amount: line.fld_cart_amount } });
    const { order_id: id, order_number: bulk } = placed.data;
    expect(await meena.place()).toMatchObject({ status: 200, data: placed.data });
    const row = await orderOf(meena, id);
    expect(row).toMatchObject({
      fld_sample_credits: [{ fld_orderNumber: number, fld_amount: 1000 }],
      Total_Discount: line.offer_discount,
      fld_total: line.fld_cart_amount,
    });
    await pay(meena.customer, id);
    await shop.runJobs();
    const staff = await shop.staff();
    const mails = (await staff.call('GetMailbox', { search: bulk })).data;
    for (const { fld_mail_id } of mails) {
      const { fld_text: text } = (await staff.call('GetMail', { fld_mail_id })).data;
      if (text.includes('Sub total')) expect(text).toContain(`Sample ${number} credited: −₹1,000.00`);
    }
    expect(mails.length).toBeGreaterThan(1);

    expect(await creditsFor(meena, size)).toEqual([]);
    const again = await meena.place();
    expect((await orderOf(meena, again.data.order_id)).fld_sample_credits).toEqual([]);
  });

  test('keeps the sample’s order from being cancelled while it is credited', async () => {
    const meena = await buyer();
    const sample = await buySample(meena);
    await meena.customer.call('AddToCartWebsite', soapBoxes);
    const bulk = (await meena.place()).data;
    const cancel = (id: number) => meena.customer.call('CancelOrder', { orderid: id });
    expect(await cancel(sample.id)).toMatchObject({ status: 409, data: expect.stringContaining(bulk.order_number) });
    expect((await cancel(bulk.order_id)).status).toBe(200);
    expect(await creditsFor(meena)).toHaveLength(1);
    expect((await cancel(sample.id)).status).toBe(200);
    expect((await meena.cart())[0].fld_sample_credits).toEqual([]);
  });

  test('is not credited against another size, another box, or for somebody else', async () => {
    const meena = await buyer();
    await buySample(meena, ownSize);
    expect(await fallOf(meena)).toBe(0);
    await meena.customer.call('AddToCartWebsite', { ...soapBoxes, itemdetails: [{ Item: 203, Quantity: 1000 }] });
    expect((await meena.cart())[0].fld_sample_credits).toEqual([]);
    const stranger = await buyer();
    expect(await fallOf(stranger, ownSize)).toBe(0);
  });

  test('is credited only once it is paid, and within the days of the terms', async () => {
    const meena = await buyer();
    await meena.customer.call('AddToCartWebsite', sampleOf());
    await meena.place();
    expect(await fallOf(meena)).toBe(-100_000); // the sample itself is still in the cart
    const other = await buyer();
    await buySample(other);
    shop.clock.advance({ days: 180, seconds: 1 });
    await other.customer.call('AddwebsiteLogin', { email: other.customer.email, password: other.customer.password });
    expect(await fallOf(other)).toBe(0);
  });

  test('is not credited when no money moved for it, because it was paid in the sandbox', async () => {
    const meena = await buyer();
    const { id } = await buySample(meena);
    await meena.customer.call('AddToCartWebsite', soapBoxes);
    expect((await meena.cart())[0].fld_sample_credits).toHaveLength(1);
    await shop.services.db.execute(sql`update payment_attempts set gateway = 'sandbox' where order_id = ${id}`);
    expect((await meena.cart())[0].fld_sample_credits).toEqual([]);
  });

  test('is freed when the order of boxes is cancelled, or revised to hold no such box', async () => {
    const meena = await buyer();
    const { id: sampleId } = await buySample(meena);
    await meena.customer.call('AddToCartWebsite', soapBoxes);
    const [line] = await meena.cart();
    const { order_id: id } = (await meena.place()).data;
    expect((await orderOf(meena, id)).fld_sample_credits).toHaveLength(1);
    await meena.customer.call('AddToCartWebsite', { ...soapBoxes, ...ownSize });
    await meena.customer.call('DeleteCart', { cartID: line.fld_cart_id, cartlineid: line.fld_cart_dtl_id });
    expect((await meena.place()).data.order_id).toBe(id);
    expect(await orderOf(meena, id)).toMatchObject({ fld_sample_credits: [], Total_Discount: 0 });

    await meena.customer.call('AddToCartWebsite', soapBoxes);
    await meena.place();
    await pay(meena.customer, id);
    expect(await creditsFor(meena)).toEqual([]);
    await inTransaction(shop.services.db, (tx) => moveOrder(tx, id, { from: ['IN-PROCESS'], to: 'Cancelled' }));
    const [now] = await meena.cart();
    expect(now.fld_sample_credits).toHaveLength(1);
    const { order_id: next } = (await meena.place()).data;
    expect((await orderOf(meena, next)).fld_sample_credits).toHaveLength(1);
    // The cancelled order's papers stay as they were.
    expect((await orderOf(meena, id)).fld_sample_credits).toHaveLength(1);

    await inTransaction(shop.services.db, (tx) => moveOrder(tx, sampleId, { from: ['IN-PROCESS'], to: 'Cancelled' }));
    expect((await meena.cart())[0].fld_sample_credits).toEqual([]);
    const asked = await meena.place({ acceptedtotal: now.fld_cart_amount });
    expect(asked).toMatchObject({ status: 409, code: 'price_changed' });
    expect(asked.details?.['previous_total']).toBe(now.fld_cart_amount);
    const more = Number(asked.details?.['current_total']) - now.fld_cart_amount;
    expect(more).toBeCloseTo(1000, 2);
  });

  test('is credited to only one of two orders that are placed at once, ten times', async () => {
    const racers = [];
    for (let round = 0; round < 10; round += 1) {
      const meena = await buyer();
      await buySample(meena);
      await meena.customer.call('AddToCartWebsite', soapBoxes);
      const [line] = await meena.cart();
      racers.push({ meena, line });
    }
    await shop.services.db.execute(sql`drop index carts_one_open`);
    for (const { meena, line } of racers) {
      const second = await secondCart(meena.customer.id, line.fld_cart_id);
      const accepted = { acceptedtotal: line.fld_cart_amount };
      const placed = await Promise.all(
        [line.fld_cart_id, second].map((cartid) => meena.place({ cartid, ...accepted })),
      );
      expect(placed.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = placed.find(({ status }) => status === 200);
      expect(await orderOf(meena, winner?.data.order_id)).toMatchObject({
        fld_sample_credits: [{ fld_amount: 1000 }],
        fld_total: line.fld_cart_amount,
      });
    }
  });
});

/** A second open cart with the same lines. The shop allows only one; the credit mustn't rely on that. */
async function secondCart(customerId: number, cartId: number): Promise<number> {
  const { db } = shop.services;
  return inTransaction(db, async (tx: Tx) => {
    const { rows } = await tx.execute<{ id: number }>(
      sql`insert into carts (customer_id) values (${customerId}) returning id`,
    );
    const id = rows[0]?.id ?? 0;
    const copied = sql.raw(
      'kind, variant_id, quantity, configuration, delivery_type, destination_pincode, rate_card_id, engine_version, goods_paise, gst_rate_bps, hsn, weight_grams, breakdown, description',
    );
    await tx.execute(sql`insert into cart_lines (cart_id, ${copied})
      select ${id}, ${copied} from cart_lines where cart_id = ${cartId}`);
    return id;
  });
}
