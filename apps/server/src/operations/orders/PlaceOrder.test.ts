import { paise, parseRupees } from '@boxwright/money';
import { demoRateCard, type RateCard } from '@boxwright/pricing';
import { findAttempt, findOrder, insertRateCard, inTransaction, linesOfOrders, listOrdersOf } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settlePayment } from '../../selling/payments/settle-payment.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes, addressOf, openPayment, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ connections: 10 });
});
afterAll(() => shop.close());

let cards = 1;
const newRates = async (own: Partial<RateCard>) => {
  cards += 1;
  const card = { ...demoRateCard, ...own, version: cards };
  await inTransaction(shop.services.db, (tx) =>
    insertRateCard(tx, { version: `test-${cards}`, validFrom: '2026-11-20', card: { ...card } }),
  );
  // The shop picks up new rates after two seconds at the latest.
  shop.clock.advance({ seconds: 2 });
};

describe('PlaceOrder', () => {
  test('places the cart for exactly what the cart showed', async () => {
    const { customer, place } = await readyToOrder(shop);
    const [line] = (await customer.call('GetCartWebsite', { id: customer.id })).data;
    const placed = await place({ acceptedtotal: line.fld_cart_amount });
    expect(placed).toMatchObject({
      status: 200,
      data: { total_amount: line.fld_cart_amount, order_number: expect.stringMatching(/^BW26-\d{6}$/) },
    });
    const order = await findOrder(shop.services.db, placed.data.order_id);
    expect(order).toMatchObject({ status: 'IN-PROCESS', paymentStatus: 'Payment Initiated', placeOfSupply: '33' });
    const [stored] = await linesOfOrders(shop.services.db, [placed.data.order_id]);
    expect(stored).toMatchObject({ engineVersion: expect.any(String), hsn: '481920', gstRateBps: 500 });
  });

  test('concurrent clicks place one order, and each gets its number', async () => {
    const { customer, place } = await readyToOrder(shop);
    const answers = await Promise.all(Array.from({ length: 8 }, () => place()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ data }) => data.order_number)).size).toBe(1);
    expect(await listOrdersOf(shop.services.db, customer.id)).toHaveLength(1);
  });

  test('taxes by the place of delivery: CGST and SGST in the state, IGST outside, and Puducherry is outside', async () => {
    const placedTo = async (address: object) => {
      const { place } = await readyToOrder(shop, { address, line: { destination_pin: 190001 } });
      const { data } = await place();
      return findOrder(shop.services.db, data.order_id);
    };
    const home = await placedTo({});
    expect(home?.cgstPaise).toBe(home?.sgstPaise);
    expect(home?.igstPaise).toBe(0);
    const mumbai = await placedTo({ pincode: '400001', state: 4008, city: null });
    expect(mumbai).toMatchObject({ placeOfSupply: '27', cgstPaise: 0, sgstPaise: 0 });
    const puducherry = await placedTo({ pincode: '605001', state: 4011, city: null });
    expect(puducherry).toMatchObject({ placeOfSupply: '34', cgstPaise: 0 });
  });

  test('a registered buyer is taxed in the state of its registration, as the cart showed to the paisa', async () => {
    // Goods that go to Chennai for a buyer of Bengaluru: IGST Act s. 10(1)(b).
    const { customer, place } = await readyToOrder(shop, { address: { pincode: '600014' } });
    const karnataka = { pincode: '560001', state: 4026, city: null, gstin: '29AAACY2068D1ZC' };
    const { data: billing } = await customer.call('Add_CustomerAddress', addressOf('Billing', karnataka));
    const [line] = (
      await customer.call('GetCartWebsite', {
        stateid: '600014',
        addresses: { delivery_state: 4035, billing_state: 4026, billed_gstin: '29AAACY2068D1ZC' },
      })
    ).data;
    expect(line.fld_supply).toBe('Billed to a registration in Karnataka: IGST');
    const { data } = await place({ billingaddress: billing.addressId });
    expect(data.total_amount).toBe(line.fld_cart_amount);
    expect(await findOrder(shop.services.db, data.order_id)).toMatchObject({
      placeOfSupply: '29',
      supplyReason: 'registration',
      supplyType: 'B2B',
      cgstPaise: 0,
      sgstPaise: 0,
    });
    const [row] = (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: data.order_id } }))
      .data;
    expect(row).toMatchObject({ fld_supply: line.fld_supply, fld_igst_amount: line.GstAmount });
    // With a wrong GSTIN it isn't registered: the goods are supplied where they are delivered.
    const wrong = addressOf('Billing', { ...karnataka, gstin: '29AAACY2068D1ZX' });
    const { data: unregistered } = await customer.call('Add_CustomerAddress', wrong);
    await place({ billingaddress: unregistered.addressId });
    expect(await findOrder(shop.services.db, data.order_id)).toMatchObject({ placeOfSupply: '33', supplyType: 'B2C' });
  });

  test('an order to be picked up needs only a billing address, which says where it is supplied', async () => {
    const { customer, placing, place } = await readyToOrder(shop, { line: { deliverytype: 'SelfPickup' } });
    const mumbai = addressOf('Billing', { pincode: '400001', state: 4008, city: null, area: 'Mill Lane' });
    const { data: billing } = await customer.call('Add_CustomerAddress', mumbai);
    const placed = await place({ shippingaddress: 0, billingaddress: billing.addressId });
    expect(placed.status).toBe(200);
    const order = await findOrder(shop.services.db, placed.data.order_id);
    expect(order).toMatchObject({
      deliveryType: 'SelfPickup',
      placeOfSupply: '27',
      supplyReason: 'address',
      deliveryPaise: 0,
      cgstPaise: 0,
    });
    expect(order?.shippingAddress).toMatchObject({ area: 'Mill Lane', pincode: '400001' });
    const [row] = (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: order?.id } })).data;
    expect(row).toMatchObject({ fld_item_delivery_type: 'SelfPickup', fld_dates: { arrives_by: null } });
    expect(await place({ shippingaddress: placing.shippingaddress + 1_000_000 })).toMatchObject({ status: 404 });

    // Once a part has to be delivered, the address is required; nothing is revised.
    await addBoxes(customer, { itemdetails: [{ Item: 203, Quantity: 1000 }] });
    expect(await place({ shippingaddress: 0, billingaddress: billing.addressId })).toMatchObject({
      status: 404,
      data: 'Please select shipping address',
    });
    expect((await findOrder(shop.services.db, placed.data.order_id))?.totalPaise).toBe(order?.totalPaise);
  });

  test('what a registered buyer collects is supplied at the works, unless the accountant decides otherwise', async () => {
    const { place } = await readyToOrder(shop, {
      address: { pincode: '400001', state: 4008, gstin: '27AAPFU0939F1ZV' },
      line: { deliverytype: 'SelfPickup' },
    });
    const { data } = await place();
    expect(await findOrder(shop.services.db, data.order_id)).toMatchObject({
      placeOfSupply: '33',
      deliveryPaise: 0,
      deliveryType: 'SelfPickup',
    });
    const admin = await shop.staff();
    const choose = async (collectedByRegistered: string) => {
      const { seen } = (await admin.call('GetSettings', { section: 'supply' })).data;
      const values = { sentElsewhere: 'registration', collectedByRegistered, collectedByOthers: 'address' };
      return admin.call('SaveSettings', { section: 'supply', values, seen });
    };
    expect((await choose('registration')).status).toBe(200);
    await place();
    expect(await findOrder(shop.services.db, data.order_id)).toMatchObject({ placeOfSupply: '27', cgstPaise: 0 });
    await choose('works');
  });

  test('placing again with other lines revises the unpaid order, which keeps its number', async () => {
    const { customer, place } = await readyToOrder(shop);
    const first = await place();
    await addBoxes(customer, { boardid: 4 });
    const second = await place();
    expect(second.data.order_number).toBe(first.data.order_number);
    expect(second.data.total_amount).toBeGreaterThan(first.data.total_amount);
    expect(await linesOfOrders(shop.services.db, [first.data.order_id])).toHaveLength(2);
  });

  test('while a payment is open a changed cart is refused, and the order stays as it is', async () => {
    const { customer, place } = await readyToOrder(shop);
    const first = await place();
    await customer.call('StartPayment', { orderid: first.data.order_id, purpose: 'full' });
    expect((await place()).data).toEqual(first.data);
    await addBoxes(customer, { boardid: 4 });
    const refused = { status: 409, code: 'conflict', details: { order_id: first.data.order_id } };
    expect(await place()).toMatchObject(refused);
    expect(await linesOfOrders(shop.services.db, [first.data.order_id])).toHaveLength(1);
  });

  test('while a payment is open other addresses are refused', async () => {
    const { customer, place } = await readyToOrder(shop);
    const first = await place();
    await customer.call('StartPayment', { orderid: first.data.order_id, purpose: 'full' });
    const other = await customer.call('Add_CustomerAddress', addressOf('Shipping', { area: '9 Other Road' }));
    expect(await place({ shippingaddress: other.data.addressId })).toMatchObject({ status: 409, code: 'conflict' });
  });

  test('while a payment is pending at the bank the order stays as it is', async () => {
    const { customer, orderId, txnid, total, place } = await openPayment(shop);
    shop.payu.says(txnid, 'pending', parseRupees(total));
    await settlePayment(shop.services, txnid);
    expect((await findAttempt(shop.services.db, txnid))?.attempt).toMatchObject({ state: 'pending' });
    await addBoxes(customer, { boardid: 4 });
    expect(await place()).toMatchObject({ status: 409, details: { order_id: orderId } });
    expect(await linesOfOrders(shop.services.db, [orderId])).toHaveLength(1);
  });

  test('while a payment is open the order can’t exceed the accepted total', async () => {
    const { customer, place } = await readyToOrder(shop);
    await addBoxes(customer, { boardid: 4 });
    const first = await place();
    const total: number = first.data.total_amount;
    await customer.call('StartPayment', { orderid: first.data.order_id, purpose: 'full' });
    const refused = await place({ acceptedtotal: total - 1000 });
    expect(refused).toMatchObject({
      status: 409,
      code: 'price_changed',
      details: { previous_total: total - 1000, current_total: total },
    });
    for (const accepted of [total, total + 1]) {
      expect((await place({ acceptedtotal: accepted })).data).toEqual(first.data);
    }
    expect(await listOrdersOf(shop.services.db, customer.id)).toHaveLength(1);
  });

  test('asks before it charges more, and charges less without asking', async () => {
    const { customer, place } = await readyToOrder(shop);
    const [seen] = (await customer.call('GetCartWebsite', { id: null })).data;
    await newRates({ margin: demoRateCard.margin, platePerColour: paise(90_000) });
    for (const refused of [await place(), await place({ acceptedtotal: seen.fld_cart_amount })]) {
      expect(refused).toMatchObject({ status: 409, code: 'price_changed', data: expect.stringContaining('₹') });
      expect(refused.details?.['previous_total']).toBe(seen.fld_cart_amount);
      expect(refused.details?.['current_total']).toBeGreaterThan(seen.fld_cart_amount);
    }
    expect(await listOrdersOf(shop.services.db, customer.id)).toEqual([]);
    const priced = await place();
    const agreed = await place({ acceptedtotal: priced.details?.['current_total'] });
    expect(agreed).toMatchObject({ status: 200, data: { total_amount: priced.details?.['current_total'] } });

    const another = await readyToOrder(shop);
    await newRates({ platePerColour: paise(10_000) });
    const cheaper = await another.place({ acceptedtotal: priced.details?.['current_total'] });
    expect(cheaper.status).toBe(200);
    expect(cheaper.data.total_amount).toBeLessThan(seen.fld_cart_amount);
  });

  test('requires a signed-in customer', async () => {
    const { placing } = await readyToOrder(shop);
    expect(await shop.visitor().call('PlaceOrder', placing)).toMatchObject({ status: 401, code: 'signed_out' });
  });

  test('refuses another customer’s cart, address or id', async () => {
    const { customer, placing } = await readyToOrder(shop);
    const stranger = await readyToOrder(shop);
    const place = (own: object) => stranger.customer.call('PlaceOrder', { ...stranger.placing, ...own });
    expect(await place({ cartid: placing.cartid })).toMatchObject({ status: 404 });
    expect(await place({ shippingaddress: placing.shippingaddress })).toMatchObject({
      status: 404,
      data: 'Please select shipping address',
    });
    expect(await place({ billingaddress: placing.billingaddress })).toMatchObject({
      status: 404,
      data: 'Please select billing address',
    });
    expect(await place({ customerid: customer.id })).toMatchObject({ status: 403 });
    expect(await listOrdersOf(shop.services.db, customer.id)).toEqual([]);
  });

  test('refuses an invalid body, and an empty cart', async () => {
    const { customer, placing } = await readyToOrder(shop);
    expect(await customer.call('PlaceOrder', { ...placing, cartid: 0 })).toMatchObject({ status: 400 });
    expect(await customer.call('PlaceOrder', { ...placing, total: 1 })).toMatchObject({ status: 400 });
    const [line] = (await customer.call('GetCartWebsite', { id: null })).data;
    await customer.call('DeleteCart', { cartID: placing.cartid, cartlineid: line.fld_cart_dtl_id });
    expect(await customer.call('PlaceOrder', placing)).toMatchObject({ status: 422, data: 'Your cart is empty.' });
  });

  test('keeps the address as it was when ordering, and notifies the order desk once', async () => {
    const { customer, place } = await readyToOrder(shop);
    const placed = await place();
    await place();
    await customer.call('Add_CustomerAddress', addressOf('Shipping', { area: 'Elsewhere' }));
    const rows = await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: placed.data.order_id } });
    expect(rows.data).toMatchObject([
      {
        fld_shippingaddress: '7 Race Course Road',
        fld_shippingstate: 'Tamil Nadu',
        fld_order_status_label: 'Order Placed',
      },
    ]);
    await shop.runJobs();
    const staff = await shop.staff();
    const alerts = await staff.call('GetMailbox', { search: placed.data.order_number });
    expect(alerts.data).toHaveLength(1);
  });
});
