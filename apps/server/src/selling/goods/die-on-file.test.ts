import { inTransaction, linesOfOrders, moveOrder } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes, payInFull, readyToOrder, soapBoxes } from '../../testing/orders.ts';
import { writeCompany } from '../company/company.ts';
import { explainLine } from '../order-steps/explain-line.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const box = { varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 };
const soapBox = { quantity: 1000, ...box };
const asked = { ...soapBox, quantities: [1000, 2000], deliverytype: 'SelfPickup', destination_pin: 0 };

/** A customer with a paid order of a thousand soap boxes. */
async function owner() {
  const ready = await readyToOrder(shop);
  const { data } = await ready.place();
  await payInFull(shop, ready.customer, data.order_id);
  return { ...ready, orderId: data.order_id as number, number: data.order_number as string };
}

const cartOf = async (customer: ShopVisitor) => (await customer.call('GetCartWebsite', { id: null })).data;

const wholePrice = async () => (await shop.visitor().call('GetQuote', asked)).data;

const cancel = (orderId: number) =>
  inTransaction(shop.services.db, (tx) => moveOrder(tx, orderId, { from: ['IN-PROCESS'], to: 'Cancelled' }));

describe('a customer whose die is on file', () => {
  test('is quoted without it on every step of the ladder, and everybody else with it', async () => {
    const { customer } = await owner();
    const whole = await wholePrice();
    const [small, large] = whole.steps;
    expect(whole.price).toMatchObject({ total_price: small.total_price, die_on_file: null });
    expect(small.setup).toBeCloseTo(small.die + small.plates + small.makeready, 2);
    expect(small.total_price - small.die).toBeCloseTo(small.reorder_price, 2);

    const own = (await customer.call('GetQuote', { ...asked, customerid: customer.id })).data;
    expect(own.price).toMatchObject({
      total_price: small.reorder_price,
      die_on_file: { order_number: expect.stringMatching(/^BW26-01/), order_date: '2026-11-20' },
    });
    expect(own.delivery.total_amount).toBe(small.reorder_price);
    expect(own.steps).toMatchObject([
      { total_price: small.reorder_price, reorder_price: small.reorder_price, die: 0 },
      { total_price: large.reorder_price, die: 0, plates: expect.any(Number) },
    ]);
    expect(own.steps[0].next.more).toBeCloseTo(large.reorder_price - small.reorder_price, 2);
    // A public page asks without a customer, even when a customer looks at it.
    expect((await customer.call('GetQuote', asked)).data).toEqual(whole);
    const other = await shop.customer();
    expect((await other.call('GetQuote', { ...asked, customerid: other.id })).data).toEqual(whole);
    expect(await other.call('GetQuote', { ...asked, customerid: customer.id })).toMatchObject({ status: 403 });
    expect(await shop.visitor().call('GetQuote', { ...asked, customerid: customer.id })).toMatchObject({ status: 401 });
  });

  test('pays the reorder price in cart and order, whatever coat and quantity, and the stored line says why', async () => {
    const { customer, number, placing } = await owner();
    await addBoxes(customer, { outercoatingid: 0, itemdetails: [{ Item: 202, Quantity: 2000 }] });
    const [line] = await cartOf(customer);
    const { data: price } = await shop
      .visitor()
      .call('GetPriceLadder', { ...box, outercoatingid: 0, quantities: [2000] });
    expect(line).toMatchObject({
      Basevalue: price.steps[0].reorder_price,
      die_on_file: { order_number: number, order_date: '2026-11-20' },
      fld_price_note: null,
    });
    const placed = await customer.call('PlaceOrder', { ...placing, cartid: line.fld_cart_id });
    expect(placed).toMatchObject({ status: 200 });
    const [stored] = await linesOfOrders(shop.services.db, [placed.data.order_id]);
    if (!stored) throw new Error('no line');
    expect(stored.goodsPaise).toBe(Math.round(price.steps[0].reorder_price * 100));
    expect(stored.configuration).toMatchObject({
      drawing: 2,
      die: { order: number, orderedOn: '2026-11-20', drawing: 2, plan: 'apart' },
    });
    const explained = await explainLine(shop.services.db, stored);
    if (!explained.ok) throw new Error(explained.text);
    expect(explained.price.total).toBe(stored.goodsPaise);
    expect(explained.price.breakdown).toEqual(stored.breakdown['lines']);
    expect(explained.price.breakdown.map(({ code }) => code)).not.toContain('die');
    expect(explained.price.breakdown.map(({ code }) => code)).toContain('plates');
  });

  test('pays the die for another size or thickness of board', async () => {
    const { customer } = await owner();
    await addBoxes(customer, { length: 71, width: 32, height: 90 });
    await addBoxes(customer, { boardid: 3 });
    expect(await cartOf(customer)).toMatchObject([{ die_on_file: null }, { die_on_file: null }]);
  });

  test('keeps the reorder price when the quantity is changed', async () => {
    const { customer, number } = await owner();
    const orderid = await addBoxes(customer);
    await customer.call('AddToCartWebsite', { orderid, itemdetails: [{ Item: 202, Quantity: 1 }] });
    expect(await cartOf(customer)).toMatchObject([
      { fld_quantity: 1001, die_on_file: { order_number: number }, fld_price_note: null },
    ]);
  });
});

describe('a die that cuts several lines of a cart', () => {
  test('is paid by the first of them, by the next one when that is gone, and once in the order', async () => {
    const { customer, place, placing } = await readyToOrder(shop);
    await addBoxes(customer, {
      CustomItemDescription: 'The second design.',
      itemdetails: [{ Item: 202, Quantity: 2000 }],
    });
    await addBoxes(customer, { boardid: 3 });
    const { steps } = await wholePrice();
    const [one, other] = steps;
    const [first, second, third] = await cartOf(customer);
    expect([first, second]).toMatchObject([
      { Basevalue: one.total_price, die_on_file: null },
      {
        Basevalue: other.reorder_price,
        die_on_file: { order_number: '', order_date: '' },
        fld_price_note: expect.stringMatching(/^Another item pays for the same die: this item has fallen/),
      },
    ]);
    // Another thickness is another die.
    expect(third).toMatchObject({ die_on_file: null });

    await customer.call('DeleteCart', { cartID: placing.cartid, cartlineid: first.fld_cart_dtl_id });
    expect((await cartOf(customer))[0]).toMatchObject({ Basevalue: other.total_price, die_on_file: null });
    await addBoxes(customer, { CustomItemDescription: 'The first design.' });
    const answer = await place();
    const lines = await linesOfOrders(shop.services.db, [answer.data.order_id]);
    const dies = lines.map(({ configuration, breakdown }) => [
      configuration['die'] === null,
      JSON.stringify(breakdown['lines']).includes('"code":"die"'),
    ]);
    expect(dies).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    for (const line of lines) {
      const explained = await explainLine(shop.services.db, line);
      expect(explained.ok && explained.price.total).toBe(line.goodsPaise);
    }
    // It is on file once it is paid for, from the line that paid.
    await payInFull(shop, customer, answer.data.order_id);
    await addBoxes(customer);
    expect(await cartOf(customer)).toMatchObject([{ die_on_file: { order_number: answer.data.order_number } }]);
  });
});

describe('the price of a reorder when an order is placed', () => {
  test('falls if the die came on file after the box was put into the cart', async () => {
    const ready = await readyToOrder(shop);
    const { data } = await ready.place();
    await shop.runJobs();
    // Put in while the first order is being paid: it moves to the next cart.
    await addBoxes(ready.customer, { itemdetails: [{ Item: 202, Quantity: 3000 }] });
    await payInFull(shop, ready.customer, data.order_id);
    const [line] = await cartOf(ready.customer);
    expect(line.fld_price_note).toMatch(
      /^Your die is on file from order BW26-\d+ of 20 Nov 2026: this item has fallen/,
    );
    const again = await ready.customer.call('PlaceOrder', { ...ready.placing, cartid: line.fld_cart_id });
    expect(again).toMatchObject({ status: 200 });
    const [stored] = await linesOfOrders(shop.services.db, [again.data.order_id]);
    expect(stored?.goodsPaise).toBe(Math.round(line.Basevalue * 100));
    expect(stored?.configuration['die']).toMatchObject({ orderedOn: '2026-11-20' });
  });

  test('is refused with both totals if the die’s order was cancelled meanwhile; the new total applies once it is accepted', async () => {
    const { customer, orderId, placing } = await owner();
    const cartid = await addBoxes(customer);
    const [seen] = await cartOf(customer);
    await cancel(orderId);
    const place = (more: object = {}) => customer.call('PlaceOrder', { ...placing, cartid, ...more });
    for (const more of [{}, { acceptedtotal: seen.fld_cart_amount }]) {
      const refused = await place(more);
      expect(refused).toMatchObject({ status: 409, code: 'price_changed' });
      expect(refused.details?.['previous_total']).toBeCloseTo(seen.fld_cart_amount, 2);
      expect(refused.details?.['current_total']).toBeGreaterThan(seen.fld_cart_amount);
    }
    const [now] = await cartOf(customer);
    expect(now.fld_price_note).toMatch(
      /^Your die is no longer on file from order BW26-\d+ of 20 Nov 2026: this item has risen/,
    );
    expect(await place({ acceptedtotal: now.fld_cart_amount })).toMatchObject({ status: 200 });
  });

  test('ends with the years that the shop keeps dies', async () => {
    const { customer } = await owner();
    await addBoxes(customer);
    const cartAt = async (moment: string) => {
      shop.clock.set(moment);
      // The session has ended.
      await customer.call('AddwebsiteLogin', { email: customer.email, password: customer.password });
      return cartOf(customer);
    };
    expect(await cartAt('2029-11-20T05:00:00+05:30')).toMatchObject([{ die_on_file: { order_date: '2026-11-20' } }]);
    expect(await cartAt('2029-11-21T18:00:00+05:30')).toMatchObject([{ die_on_file: null }]);
    await cartAt('2026-11-21T10:00:00+05:30');
    const { db } = shop.services;
    await inTransaction(db, (tx) => writeCompany(db, tx, { dieYears: 0 }));
    expect(await cartOf(customer)).toMatchObject([{ die_on_file: null }]);
    await inTransaction(db, (tx) => writeCompany(db, tx, { dieYears: 3 }));
    expect(await cartOf(customer)).toMatchObject([{ die_on_file: { order_date: '2026-11-20' } }]);
  });
});

describe('a quotation', () => {
  test('for a customer whose die is on file leaves the die out, and is for customers who have it', async () => {
    const { customer, number } = await owner();
    const { steps } = await wholePrice();
    const { data } = await customer.call('GetQuotation', { ...soapBox, destination_pin: 0 });
    expect(data.total_price).toBe(steps[0].reorder_price);
    const quoted = { ...soapBoxes, quotation: data.quotation };
    await customer.call('AddToCartWebsite', quoted);
    expect(await cartOf(customer)).toMatchObject([
      { Basevalue: data.total_price, die_on_file: { order_number: number } },
    ]);
    const stranger = shop.visitor();
    await stranger.call('AddToCartWebsite', quoted);
    expect(await cartOf(stranger)).toMatchObject([{ Basevalue: steps[0].total_price, die_on_file: null }]);
    const ask = { ...asked, quotation: data.quotation };
    expect((await stranger.call('GetQuote', ask)).data.price).toMatchObject({ quotation_number: null });
    expect((await customer.call('GetQuote', { ...ask, customerid: customer.id })).data.price).toMatchObject({
      quotation_number: data.quotation_number,
    });
  });

  test('gives way to a lower reorder price', async () => {
    const { steps } = await wholePrice();
    const { data } = await shop.visitor().call('GetQuotation', { ...soapBox, destination_pin: 0 });
    expect(data.total_price).toBe(steps[0].total_price);
    const { customer, number } = await owner();
    await customer.call('AddToCartWebsite', { ...soapBoxes, quotation: data.quotation });
    expect(await cartOf(customer)).toMatchObject([
      { Basevalue: steps[0].reorder_price, die_on_file: { order_number: number } },
    ]);
  });
});
