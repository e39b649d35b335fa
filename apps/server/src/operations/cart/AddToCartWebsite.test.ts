import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes, soapBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const linesOf = async (visitor: ShopVisitor) =>
  (await visitor.call('GetCartWebsite', { orderid: null, id: null })).data;

describe('AddToCartWebsite', () => {
  test('keeps a signed-out visitor’s cart by an HttpOnly cookie', async () => {
    const visitor = shop.visitor();
    const added = await shop.app.inject({ method: 'POST', url: '/api/AddToCartWebsite', payload: soapBoxes });
    expect(added.statusCode).toBe(200);
    const cookie = String(added.headers['set-cookie']);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');

    await addBoxes(visitor);
    expect(await linesOf(visitor)).toMatchObject([
      { fld_quantity: 1000, fld_variantid: 202, fld_shipping_charge: expect.any(Number) },
    ]);
    expect(await linesOf(shop.visitor())).toEqual([]);
  });

  test('ignores prices sent by the client', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor, { totalamount: 1, gst: 0, shippingcharge: 0 });
    const [line] = await linesOf(visitor);
    const { data: price } = await visitor.call('GetPrice', {
      quantity: 1000,
      varientid: 202,
      boardid: 2,
      outercoatingid: 2,
      innercoatingid: 0,
    });
    expect(line.Basevalue).toBe(price.total_price);
    expect(line.fld_cart_amount).toBeGreaterThan(price.total_price);
  });

  test('accepts 50,000 boxes, and says the minimum and what to do for more', async () => {
    const visitor = shop.visitor();
    const few = await visitor.call('AddToCartWebsite', { ...soapBoxes, itemdetails: [{ Item: 202, Quantity: 999 }] });
    expect(few).toMatchObject({ status: 400, data: 'Quantity must be at least 1000' });
    const none = await visitor.call('AddToCartWebsite', { ...soapBoxes, itemdetails: [{ Item: 202, Quantity: 0 }] });
    expect(none).toMatchObject({ status: 400, data: 'Quantity must be at least 1000' });
    const many = await visitor.call('AddToCartWebsite', {
      ...soapBoxes,
      itemdetails: [{ Item: 202, Quantity: 250_000 }],
    });
    expect(many).toMatchObject({ status: 422, data: expect.stringContaining('ask us for a quotation') });
    expect(await linesOf(visitor)).toEqual([]);
    const most = await visitor.call('AddToCartWebsite', {
      ...soapBoxes,
      itemdetails: [{ Item: 202, Quantity: '50,000' }],
    });
    expect(most).toMatchObject({ status: 200 });
    const [line] = await linesOf(visitor);
    expect(line).toMatchObject({ fld_quantity: 50_000 });
    const emptied = { itemdetails: [{ Item: 202, Quantity: 0 }], cartlineid: line.fld_cart_dtl_id, newquantity: 0 };
    expect(await visitor.call('AddToCartWebsite', { ...soapBoxes, boardid: null, ...emptied })).toMatchObject({
      ...{ status: 400, data: 'Quantity must be at least 1000' },
    });
  });

  test('accepts the items as JSON text from the older client, and refuses unknown fields', async () => {
    const visitor = shop.visitor();
    const text = { ...soapBoxes, itemdetails: '[{"Item":202,"Quantity":"2000"}]' };
    expect(await visitor.call('AddToCartWebsite', text)).toMatchObject({ status: 200 });
    expect(await visitor.call('AddToCartWebsite', { ...soapBoxes, price: 1 })).toMatchObject({ status: 400 });
    expect(await linesOf(visitor)).toMatchObject([{ fld_quantity: 2000 }]);
  });

  test('one box added twice, or ten times at once, is one line', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor, { boardid: 1 });
    await Promise.all(Array.from({ length: 10 }, () => addBoxes(visitor)));
    expect(await linesOf(visitor)).toHaveLength(2);
  });

  test('boxes with different notes to the printer are different lines; the same note twice is one line', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor);
    await addBoxes(visitor, { CustomItemDescription: '  ' });
    await addBoxes(visitor, { CustomItemDescription: 'Lid in red' });
    await addBoxes(visitor, { CustomItemDescription: ' Lid in red\n' });
    await addBoxes(visitor, { CustomItemDescription: 'Lid in blue' });
    const lines = await linesOf(visitor);
    expect(lines.map((line: { fld_custom_item_description: string }) => line.fld_custom_item_description)).toEqual([
      null,
      'Lid in red',
      'Lid in blue',
    ]);
    const [, red] = lines;
    await visitor.call('AddToCartWebsite', {
      itemdetails: [{ Item: 202, Quantity: 1 }],
      cartlineid: red.fld_cart_dtl_id,
      newquantity: 2000,
    });
    expect((await linesOf(visitor))[1]).toMatchObject({
      fld_quantity: 2000,
      fld_custom_item_description: 'Lid in red',
    });
  });

  test('a note has at most 500 characters', async () => {
    const visitor = shop.visitor();
    const noted = (length: number) =>
      visitor.call('AddToCartWebsite', { ...soapBoxes, CustomItemDescription: 'x'.repeat(length) });
    expect(await noted(501)).toMatchObject({ status: 400 });
    expect(await noted(500)).toMatchObject({ status: 200 });
  });

  test('refuses complete goods with a second quantity, and changes nothing', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor);
    const [{ fld_cart_dtl_id: cartlineid }] = await linesOf(visitor);
    const twice = { ...soapBoxes, cartlineid, newquantity: 5000 };
    expect(await visitor.call('AddToCartWebsite', twice)).toMatchObject({ status: 400, code: 'invalid' });
    expect(await linesOf(visitor)).toMatchObject([{ fld_quantity: 1000 }]);
  });

  test('a made-to-measure box has one line per size, and keeps its size when its quantity changes', async () => {
    const visitor = shop.visitor();
    const ofSize = { length: 60, width: 40, height: 100 };
    await addBoxes(visitor);
    await addBoxes(visitor, { ...ofSize, length: 120 });
    await addBoxes(visitor, { ...ofSize, length: '120.00' });
    await addBoxes(visitor, { ...ofSize, length: 121 });
    const lines = await linesOf(visitor);
    expect(lines.map((line: { fld_length: number }) => line.fld_length)).toEqual([expect.any(Number), 120, 121]);
    const own = lines[1];
    expect(own).toMatchObject({
      fld_variantid: 202,
      fld_variantname: 'Soap Box, made to measure',
      VariantImage: expect.stringContaining('/120x'),
      fld_order_description: expect.stringMatching(/^120 × /),
    });
    await visitor.call('AddToCartWebsite', {
      itemdetails: [{ Item: 202, Quantity: 1 }],
      cartlineid: own.fld_cart_dtl_id,
      newquantity: 2000,
    });
    const [, stepped] = await linesOf(visitor);
    const price = await visitor.call('GetPrice', {
      quantity: 2000,
      varientid: 202,
      boardid: 2,
      outercoatingid: 2,
      ...ofSize,
      length: 120,
    });
    expect(stepped).toMatchObject({ fld_length: 120, fld_quantity: 2000, Basevalue: price.data.total_price });
    expect(await visitor.call('AddToCartWebsite', { ...soapBoxes, ...ofSize, height: 1 })).toMatchObject({
      status: 422,
    });
    const partly = await visitor.call('AddToCartWebsite', { ...soapBoxes, ...ofSize, length: '' });
    expect(partly).toMatchObject({ status: 400, data: expect.stringMatching(/enter the length, too/) });
  });

  test('changes a line’s quantity at its new price, and never below the minimum', async () => {
    const visitor = shop.visitor();
    const orderid = await addBoxes(visitor);
    const step = (Quantity: number, own: object = {}) =>
      visitor.call('AddToCartWebsite', { orderid, itemdetails: [{ Item: 202, Quantity }], status: 'INCART', ...own });
    const [before] = await linesOf(visitor);
    expect(await step(-1)).toMatchObject({ status: 400, data: 'Quantity must be at least 1000' });
    await Promise.all([step(1), step(1), step(1)]);
    const [after] = await linesOf(visitor);
    expect(after.fld_quantity).toBe(1003);
    expect(after.Basevalue).toBeGreaterThan(before.Basevalue);

    await step(1, { cartlineid: after.fld_cart_dtl_id, newquantity: 5000 });
    expect(await linesOf(visitor)).toMatchObject([{ fld_quantity: 5000 }]);
  });

  test('asks before a change of quantity or delivery makes two lines equal', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor);
    await addBoxes(visitor, { itemdetails: [{ Item: 202, Quantity: 1001 }] });
    await addBoxes(visitor, { itemdetails: [{ Item: 202, Quantity: 3000 }] });
    const [first, second] = await linesOf(visitor);
    const change = (Quantity: number, own: object) =>
      visitor.call('AddToCartWebsite', {
        itemdetails: [{ Item: 202, Quantity }],
        cartlineid: first.fld_cart_dtl_id,
        status: 'INCART',
        ...own,
      });
    const lines = async () =>
      (await linesOf(visitor)).map((line: { fld_quantity: number; fld_delivery_type: string }) => [
        line.fld_quantity,
        line.fld_delivery_type,
      ]);
    const asked = { status: 409, details: { cart_line_id: second.fld_cart_dtl_id, quantity: 1001 } };

    expect(await change(1, { ifsame: 'ask' })).toMatchObject(asked);
    expect((await change(1, { ifsame: 'ask', deliverytype: 'SelfPickup' })).status).toBe(200);
    expect(await change(1, { ifsame: 'ask', newquantity: 1001, deliverytype: 'StandardShipping' })).toMatchObject(
      asked,
    );
    expect(await lines()).toEqual([
      [1001, 'SelfPickup'],
      [1001, 'StandardShipping'],
      [3000, 'StandardShipping'],
    ]);
    // Only the line that the buyer was asked about is merged.
    expect((await change(1, { newquantity: 2002, mergedlineid: second.fld_cart_dtl_id })).status).toBe(200);
    expect(await lines()).toEqual([
      [2002, 'SelfPickup'],
      [3000, 'StandardShipping'],
    ]);
  });

  test('refuses to change another customer’s line', async () => {
    const owner = shop.visitor();
    await addBoxes(owner);
    const [line] = await linesOf(owner);
    const stranger = await shop.customer();
    const change = { itemdetails: [{ Item: 202, Quantity: 1 }], cartlineid: line.fld_cart_dtl_id, newquantity: 9000 };
    expect(await stranger.call('AddToCartWebsite', change)).toMatchObject({ status: 404 });
    expect(await linesOf(owner)).toMatchObject([{ fld_quantity: 1000 }]);
  });

  test('refuses another customer’s id in the body', async () => {
    const customer = await shop.customer();
    const body = { ...soapBoxes, customerid: customer.id + 1 };
    expect(await customer.call('AddToCartWebsite', body)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await shop.visitor().call('AddToCartWebsite', body)).toMatchObject({ status: 401, code: 'signed_out' });
  });
});

describe('AddToCartWebsite of a sample', () => {
  const sample = { itemdetails: [{ Item: 202, Quantity: 1 }], Ordertype: 'Ordersample', status: 'INCART' };
  const ownSize = { length: 81.5, width: 42, height: 100, boardid: 3 };

  test('adds a kit of exactly that size for 1,000 rupees, whatever the client says it costs', async () => {
    const visitor = shop.visitor();
    const figures = { totalamount: 10, gst: 1, shippingcharge: 5 };
    expect(await visitor.call('AddToCartWebsite', { ...sample, ...ownSize, ...figures })).toMatchObject({
      status: 200,
    });
    const [line] = await linesOf(visitor);
    expect(line).toMatchObject({
      fld_line_kind: 'sample',
      fld_variantname: 'Sample of Soap Box, made to measure',
      fld_length: 81.5,
      fld_width: 42,
      fld_height: 100,
      Basevalue: 952.38,
      GstAmount: 47.62,
      fld_shipping_charge: 0,
      fld_cart_amount: 1000,
    });
    expect(line.fld_order_description).toContain('81.5 × 42 × 100 mm');
    expect(line.fld_order_description).toContain('White Backed Duplex Board and Folding Box Board');
  });

  test('adds one for a double click, also for concurrent ones, and another one for another size', async () => {
    const visitor = shop.visitor();
    await visitor.call('AddToCartWebsite', sample);
    const added = await Promise.all(Array.from({ length: 6 }, () => visitor.call('AddToCartWebsite', sample)));
    expect(new Set(added.map(({ data }) => data.cart_line_id)).size).toBe(1);
    await visitor.call('AddToCartWebsite', { ...sample, ...ownSize });
    expect(await linesOf(visitor)).toHaveLength(2);
  });

  test('refuses more than one, and a box that can’t be made', async () => {
    const visitor = shop.visitor();
    const call = (more: object) => visitor.call('AddToCartWebsite', { ...sample, ...more });
    expect(await call({ itemdetails: [{ Item: 202, Quantity: 2 }] })).toMatchObject({ data: 'A sample is one box.' });
    expect(await call({ ...ownSize, length: 1 })).toMatchObject({ status: 422, code: 'not_possible' });
    expect(await call({ ...ownSize, length: 600, width: 600, height: 600 })).toMatchObject({ code: 'not_possible' });
    expect(await call({ itemdetails: [{ Item: 999, Quantity: 1 }] })).toMatchObject({ code: 'not_found' });
    expect(await linesOf(visitor)).toEqual([]);
  });
});
