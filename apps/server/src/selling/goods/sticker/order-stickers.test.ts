import { inTransaction, linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../../testing/open-shop.ts';
import { addressOf, mailsTo, payInFull, readyToOrder } from '../../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const named = { shape: 1, material: 3, length: 50, width: 50 };
/** As the specification's client sends them, with its own figures and markup. */
const stickers = {
  itemdetails: JSON.stringify([{ Item: 196, Quantity: 1000 }]),
  orderid: 0,
  orderdescription: '<table><tr><td>Total 1.00</td></tr></table>',
  stickerCalculation: '<script>alert(1)</script>',
  shippingcharge: 0,
  gst: 0.18,
  totalamount: 1.18,
  status: 'INCART',
  designType: 'Yes',
  outercoatingid: null,
  innercoatingid: null,
  boardid: null,
  deliverytype: null,
  designid: null,
  Ordertype: 'Stickers',
  ...named,
};

const add = (visitor: ShopVisitor, own: object = {}) => visitor.call('AddToCartWebsite', { ...stickers, ...own });
const cartOf = async (visitor: ShopVisitor) => (await visitor.call('GetCartWebsite', { id: null })).data;
const inQuantity = (Quantity: number) => ({ itemdetails: [{ Item: 196, Quantity }] });

const priceOf = async (own: object = {}) =>
  (await shop.visitor().call('GetStickerPrice', { quantity: 1000, digital: 'Y', ...named, ...own })).data[0];

describe('stickers in the cart', () => {
  test('cost what the server says, whatever the client sends, and carry the server’s tables', async () => {
    const visitor = shop.visitor();
    expect(await add(visitor)).toMatchObject({ status: 200 });
    const price = await priceOf();
    const [line, ...others] = await cartOf(visitor);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      fld_line_kind: 'sticker',
      fld_variantid: 196,
      fld_variantname: 'Round stickers',
      fld_quantity: 1000,
      Basevalue: price.total,
      GstRate: 18,
      fld_shipping_charge: 0,
      sticker: { Item: 196, shape: 1, material: 3 },
    });
    expect(line.sticker.CustomItemDescription).toBe(
      '<p>Shape: Round</p><p>Size: 50 × 50 mm</p><p>Material: White Vinyl</p>',
    );
    expect(line.sticker.stickerCalculation).toContain(
      `<th>Stickers on a sheet</th><td>${price.stickers_per_sheet}</td>`,
    );
    expect(line.sticker.stickerCalculation).toContain(`<th>Total sheets</th><td>${price.totalsheet}</td>`);
    expect(line.sticker.orderdescription).toContain('Free Shipping Anywhere in India');
    expect(JSON.stringify(line.sticker)).not.toMatch(/<script|Total 1/);
  });

  test('that are the same are one line; another quantity, size or material is another', async () => {
    const visitor = shop.visitor();
    await add(visitor);
    await add(visitor, { shape: 'Round', material: 'white-vinyl' });
    expect(await cartOf(visitor)).toHaveLength(1);
    for (const other of [inQuantity(2000), { length: 40, width: 40 }, { material: 2 }]) await add(visitor, other);
    expect(await cartOf(visitor)).toHaveLength(4);
    expect(await add(visitor, { ...inQuantity(300), ifsame: 'ask' })).toMatchObject({
      status: 409,
      data: 'You have 2,000 of these stickers in your cart.',
    });
  });

  test('change their quantity by a step or as typed, and become other stickers in place', async () => {
    const visitor = shop.visitor();
    const { data } = await add(visitor);
    const change = (more: object) => visitor.call('AddToCartWebsite', { orderid: data.order_id, ...more });
    const line = { cartlineid: data.cart_line_id };
    expect(await change(inQuantity(1))).toMatchObject({ status: 200 });
    expect(await cartOf(visitor)).toMatchObject([{ fld_quantity: 1001 }]);
    expect(await change({ ...line, ...inQuantity(1), newquantity: 99 })).toMatchObject({
      status: 400,
      data: 'Min quantity should be 100',
    });
    await change({ ...line, ...inQuantity(1), newquantity: '2,000' });
    expect(await cartOf(visitor)).toMatchObject([
      { fld_quantity: 2000, Basevalue: (await priceOf({ quantity: 2000 })).total },
    ]);
    expect(await change({ ...line, ...inQuantity(500), ...named, shape: 4 })).toMatchObject({ status: 200 });
    expect(await cartOf(visitor)).toMatchObject([
      { fld_cart_dtl_id: data.cart_line_id, fld_quantity: 500, fld_variantname: 'Heart stickers' },
    ]);
    const box = { itemdetails: [{ Item: 202, Quantity: 1000 }], boardid: 2 };
    expect(await change({ ...line, ...box })).toMatchObject({
      status: 400,
      data: 'This item is not a box: please remove it and add another.',
    });
  });

  test.each([
    [inQuantity(99), 400, 'Minimum number of quantity 100'],
    [{ itemdetails: [{ Item: 196, Quantity: 1e9 }] }, 422, /For so many stickers please write to us/],
    [{ shape: undefined, material: undefined }, 400, 'Please select shape'],
    [{ shape: 99 }, 404, /shape is not offered/],
    [{ shape: '1 or 1=1' }, 404, /shape is not offered/],
    [{ material: 99 }, 404, /material is not offered/],
    [{ material: '' }, 400, 'Please select material'],
    [{ length: 0 }, 400, 'Please enter/select size'],
    [{ length: '1e2' }, 400, 'Please enter/select size'],
    [{ length: 1e9, width: 1e9 }, 400, 'Width must be 455 mm or less.'],
    [{ shape: 2, length: 303, width: 303 }, 400, 'Maximum size should be 455x302 or vice versa'],
    [{ length: 5, width: 5 }, 400, 'Length and width must be at least 10 mm.'],
    [{ length: 40 }, 400, 'A round sticker is as long as it is wide.'],
    [{ itemdetails: [{ Item: 196, Quantity: 0 }] }, 400, /./],
    [{ itemdetails: [{ Item: 196, Quantity: 150.5 }] }, 400, /./],
  ])('%o is refused, and nothing is added', async (own, status, text) => {
    const visitor = shop.visitor();
    const refused = await add(visitor, own);
    expect(refused).toMatchObject({ status });
    expect(refused.data).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    expect(await cartOf(visitor)).toEqual([]);
  });
});

describe('an order of stickers', () => {
  test('with boxes is paid in full, and rows, mails and history describe the stickers', async () => {
    const { customer, place } = await readyToOrder(shop);
    const [boxes] = await cartOf(customer);
    await add(customer);
    const [box, line] = await cartOf(customer);
    expect(box.fld_shipping_charge).toBe(boxes.fld_shipping_charge);
    expect(line.fld_cart_amount).toBeCloseTo(boxes.fld_cart_amount + line.Basevalue * 1.18, 1);

    const placed = await place({ acceptedtotal: line.fld_cart_amount });
    expect(placed).toMatchObject({ status: 200, data: { total_amount: line.fld_cart_amount } });
    await payInFull(shop, customer, placed.data.order_id);
    await shop.runJobs();
    const rows = (
      await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: placed.data.order_id } })
    ).data;
    expect(rows).toMatchObject([
      { fld_line_kind: 'box', sticker: null, fld_payment_status: 'Paid' },
      { fld_line_kind: 'sticker', sticker: line.sticker, fld_quantity: 1000, fld_item_amount: line.Basevalue },
    ]);
    const [row] = (await customer.call('GetCustomerOrderDetails')).data;
    expect(row).toMatchObject({ fld_order_amount: line.fld_cart_amount, fld_payment_status: 'Paid' });
    const [mail] = await mailsTo(shop, customer.email, placed.data.order_number);
    expect(mail).toContain('Round stickers');
  });

  test('alone can only be paid in full', async () => {
    // From an anonymous cart, through signing in.
    const { email, password } = await shop.customer();
    const customer = shop.visitor();
    const { data } = await add(customer);
    await customer.call('AddwebsiteLogin', { email, password, action: 'Login' });
    await customer.call('MoveTmpCrtToMain', { cartid: data.order_id });
    const [line] = await cartOf(customer);
    const address = async (kind: 'Shipping' | 'Billing') =>
      (await customer.call('Add_CustomerAddress', addressOf(kind))).data.addressId;
    const placed = await customer.call('PlaceOrder', {
      cartid: line.fld_cart_id,
      shippingaddress: await address('Shipping'),
      billingaddress: await address('Billing'),
      orderstatus: 'IN-PROCESS',
      paymentstaus: 'Payment Initiated',
      paymentmode: 'OnlinePayment',
    });
    const orderid = placed.data.order_id;
    expect(placed).toMatchObject({ status: 200, data: { total_amount: line.fld_cart_amount } });
    expect(await customer.call('StartPayment', { orderid, purpose: 'half' })).toMatchObject({ status: 422 });
    expect(await customer.call('ConfirmOrder', { orderid, paymentmode: 'PayLater' })).toMatchObject({ status: 422 });
    await payInFull(shop, customer, orderid);
    const [row] = (await customer.call('GetCustomerOrderDetails')).data;
    expect(row).toMatchObject({ fld_payment_status: 'Paid', fld_key_line_doc: null });
  });

  test('stores the price that the engine makes, with its sheets', async () => {
    const { customer, place } = await readyToOrder(shop);
    await add(customer);
    const { data } = await place({ acceptedtotal: (await cartOf(customer))[0].fld_cart_amount });
    const lines = await inTransaction(shop.services.db, (tx) => linesOfOrders(tx, [data.order_id]));
    const price = await priceOf();
    expect(lines[1]).toMatchObject({
      kind: 'sticker',
      variantId: null,
      goodsPaise: Math.round(price.total * 100),
      breakdown: { totalSheets: price.totalsheet, layout: { count: price.stickers_per_sheet } },
    });
  });
});
