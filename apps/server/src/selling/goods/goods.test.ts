import { addLine, findOrder, inTransaction, linesOfCart, linesOfOrders } from '@boxwright/storage';
import { aBoxLine } from '@boxwright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopCustomer } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';
import { addGoods } from '../cart/add-goods.ts';
import { changeLine } from '../cart/change-line.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { readCompany } from '../company/company.ts';
import { orderFormData } from '../orders/order-form-data.ts';
import { readStoredOrder } from '../orders/stored-order.ts';
import { dieTermsOf } from './die-terms.ts';
import type { Choice } from './goods.ts';
import { priceGoods } from './price-goods.ts';
import { readGoods } from './read-goods.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const stickers: Choice<'sticker'> = {
  kind: 'sticker',
  shape: 'round',
  material: 'white-vinyl',
  length: 50,
  width: 50,
  artwork: null,
  contour: null,
};
const sample: Choice<'sample'> = { kind: 'sample', variantId: 202 };

const wishes = { designType: null, customDescription: 'Our logo', designId: null };

async function add(customer: ShopCustomer, choice: Choice, quantity: number) {
  const { db } = shop.services;
  const catalogue = await currentCatalogue(shop.services);
  const delivery = { deliveryType: 'StandardShipping', destinationPincode: '641001' } as const;
  const wanted = { choice, quantity, wishes, delivery, quotation: undefined };
  return addGoods(shop.services, { customerId: customer.id }, wanted, { catalogue, company: await readCompany(db) });
}

const cartOf = async (customer: ShopCustomer) =>
  (await customer.call('GetCartWebsite', { orderid: null, id: null })).data;

const priceOf = async (choice: Choice, quantity: number) => {
  const priced = priceGoods(await currentCatalogue(shop.services), choice, quantity);
  if (!priced.ok) throw new Error(priced.failure.text);
  return priced.value;
};

describe('stickers', () => {
  test('are priced and summed in a cart with 18 % GST, and ship free', async () => {
    const customer = await shop.customer();
    expect(await add(customer, stickers, 1000)).toMatchObject({ ok: true });
    expect(await add(customer, { ...stickers, shape: '1' }, 1000)).toMatchObject({ ok: true });
    const rows = await cartOf(customer);
    expect(rows).toHaveLength(1);
    const [quoted] = (
      await customer.call('GetStickerPrice', {
        quantity: 1000,
        shape: 'round',
        material: 'white-vinyl',
        length: 50,
        width: 50,
        digital: 'Y',
      })
    ).data;
    expect(rows[0]).toMatchObject({
      fld_line_kind: 'sticker',
      fld_variantname: 'Round stickers',
      fld_order_description: '50 × 50 mm, White Vinyl',
      fld_custom_item_description: 'Our logo',
      Basevalue: quoted.total,
      GstRate: 18,
      fld_shipping_charge: 0,
      fld_delivery_error: null,
    });
    // CGST and SGST are rounded separately.
    expect(Math.abs(rows[0].GstAmount - quoted.GST)).toBeLessThan(0.011);
    expect(rows[0].fld_cart_amount).toBeCloseTo(rows[0].Basevalue + rows[0].GstAmount, 2);
  });

  test('can be ordered together with boxes; each line has its own GST rate and appears on the order form', async () => {
    const { customer, place } = await readyToOrder(shop);
    const [boxes] = await cartOf(customer);
    await add(customer, stickers, 1000);
    const [both] = await cartOf(customer);
    expect(both.fld_shipping_charge).toBe(boxes.fld_shipping_charge);

    const placed = await place({ acceptedtotal: both.fld_cart_amount });
    expect(placed).toMatchObject({ status: 200, data: { total_amount: both.fld_cart_amount } });
    const order = await findOrder(shop.services.db, placed.data.order_id);
    if (!order) throw new Error('no order');
    expect(order.orderType).toBe('Normal');
    const lines = await linesOfOrders(shop.services.db, [order.id]);
    expect(lines).toMatchObject([
      { kind: 'box', gstRateBps: 500, deliveryPaise: order.deliveryPaise },
      { kind: 'sticker', gstRateBps: 1800, hsn: '391990', deliveryPaise: 0, itemName: 'Round stickers' },
    ]);
    const tax = Math.round((lines[1]?.goodsPaise ?? 0) * 0.09);
    expect(lines[1]).toMatchObject({ cgstPaise: tax, sgstPaise: tax });

    const whereClause = { fld_order_id: order.id };
    const rows = (await customer.call('GetWebsiteOrderDetails', { whereClause })).data;
    expect(rows[1]).toMatchObject({
      fld_line_kind: 'sticker',
      item_name: 'Round stickers',
      fld_length: 50,
      gst_5_items: 1,
      gst_18_items: 1,
      gst_18_amount: (2 * tax) / 100,
    });

    const stored = await readStoredOrder(shop.services, order);
    const form = orderFormData(stored, await readCompany(shop.services.db), shop.clock.now());
    expect(form.lines[1]?.note).toBe('Our logo');
    expect(form.lines[1]?.configuration).toEqual([
      { label: 'Shape', value: 'Round' },
      { label: 'Size', value: '50 × 50 mm' },
      { label: 'Material', value: 'White Vinyl' },
    ]);
  });

  test('without boxes make an order of type Stickers, which has no key line', async () => {
    const { customer, placing, place } = await readyToOrder(shop);
    const [box] = await cartOf(customer);
    await customer.call('DeleteCart', { cartID: placing.cartid, cartlineid: box.fld_cart_dtl_id });
    await add(customer, stickers, 500);
    const { data } = await place();
    expect(await findOrder(shop.services.db, data.order_id)).toMatchObject({ orderType: 'Stickers', deliveryPaise: 0 });
    const [row] = (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: data.order_id } }))
      .data;
    expect((await shop.app.inject(`/downloads/key-line/${row.fld_download_token}`)).statusCode).toBe(404);

    await customer.call('StartPayment', { orderid: data.order_id, purpose: 'full' });
    await shop.runJobs();
    const staff = await shop.staff();
    const mails = (await staff.call('GetMailbox', { search: data.order_number })).data;
    const received = mails.find(({ fld_recipient }: { fld_recipient: string }) => fld_recipient === customer.email);
    const { fld_text: text } = (await staff.call('GetMail', { fld_mail_id: received.fld_mail_id })).data;
    expect(text).toContain('Round stickers');
    expect(text).toContain('we print it as the proof shows it');
    expect(text).not.toContain('key line');
  });

  test('have their own minimum quantity, also when a line is changed', async () => {
    const customer = await shop.customer();
    expect(await add(customer, stickers, 99)).toMatchObject({ failure: { text: 'Min quantity should be 100' } });
    expect(await add(customer, stickers, 1_000_001)).toMatchObject({ failure: { code: 'not_possible' } });
    expect(await add(customer, { ...stickers, shape: 'star' }, 100)).toMatchObject({ failure: { code: 'not_found' } });

    const added = await add(customer, stickers, 100);
    if (!added.ok) throw new Error(added.failure.text);
    const company = await readCompany(shop.services.db);
    const catalogue = await currentCatalogue(shop.services);
    const shopNow = { catalogue, company, dieTerms: dieTermsOf(shop.services, company) };
    const change = (quantity: { to: number } | { step: number }) =>
      changeLine(
        (work) => inTransaction(shop.services.db, work),
        { customerId: customer.id },
        {
          lineId: added.value.lineId,
          kind: 'sticker',
          variantId: null,
          quantity,
          deliveryType: undefined,
          destination: null,
          asks: false,
          mergedLineId: undefined,
        },
        shopNow,
      );
    expect(await change({ step: -1 })).toMatchObject({ failure: { text: 'Min quantity should be 100' } });
    expect(await change({ to: 250 })).toMatchObject({ ok: true });
    expect(await cartOf(customer)).toMatchObject([{ fld_quantity: 250, fld_line_kind: 'sticker' }]);
  });
});

describe('a sample', () => {
  test('costs 1,000 rupees with GST and shipping to any pincode, and is limited to one', async () => {
    const { customer, placing, place } = await readyToOrder(shop, { address: { pincode: '190001', state: 4029 } });
    const [box] = await cartOf(customer);
    await customer.call('DeleteCart', { cartID: placing.cartid, cartlineid: box.fld_cart_dtl_id });
    expect(await add(customer, sample, 2)).toMatchObject({ ok: false });
    await add(customer, sample, 1);
    expect(await cartOf(customer)).toMatchObject([{ fld_shipping_charge: 0, fld_cart_amount: 1000 }]);
    const { data } = await place();
    expect(await findOrder(shop.services.db, data.order_id)).toMatchObject({
      orderType: 'Ordersample',
      totalPaise: 100_000,
      cgstPaise: 0,
      igstPaise: 4_762,
    });
    const [line] = await linesOfOrders(shop.services.db, [data.order_id]);
    expect(line).toMatchObject({ itemName: 'Sample of Soap Box 100 g', rateCardId: null, hsn: '481920' });
  });

  test('has a key line of its size, and papers and mails that say what is sent, and when', async () => {
    const { customer, placing, place } = await readyToOrder(shop);
    const [box] = await cartOf(customer);
    await customer.call('DeleteCart', { cartID: placing.cartid, cartlineid: box.fld_cart_dtl_id });
    await add(customer, { ...sample, length: 81.5, width: 42, height: 100, boardId: 3 }, 1);
    const { data } = await place();
    const [row] = (await customer.call('GetWebsiteOrderDetails', { whereClause: { fld_order_id: data.order_id } }))
      .data;
    expect(row).toMatchObject({ fld_length: 81.5, fld_width: 42, fld_height: 100 });
    expect(row.fld_caliper).toBeGreaterThan(0);
    expect((await shop.app.inject(`/downloads/key-line/${row.fld_download_token}`)).statusCode).toBe(200);
    const order = await findOrder(shop.services.db, data.order_id);
    if (!order) throw new Error('no order');
    const form = orderFormData(
      await readStoredOrder(shop.services, order),
      await readCompany(shop.services.db),
      shop.clock.now(),
    );
    expect(form.lines[0]?.configuration).toMatchObject([
      { label: 'Inside size', value: '81.5 × 42 × 100 mm' },
      {
        label: 'Kit',
        value: expect.stringMatching(/White Backed Duplex Board and Folding Box Board, with no coating/),
      },
      { label: 'Key line drawn for' },
      { label: 'Print', value: 'Plain: it has no file to print' },
    ]);
    expect(form.lines[0]).toMatchObject({ note: 'Our logo' });

    await customer.call('StartPayment', { orderid: data.order_id, purpose: 'full' });
    await shop.runJobs();
    const staff = await shop.staff();
    const mails = (await staff.call('GetMailbox', { search: data.order_number })).data;
    const received = mails.find(({ fld_recipient }: { fld_recipient: string }) => fld_recipient === customer.email);
    const { fld_text: text } = (await staff.call('GetMail', { fld_mail_id: received.fld_mail_id })).data;
    for (const words of [
      '81.5 × 42 × 100 mm',
      'Inner liquid/oil barrier samples',
      'within 2 days',
      'within 180 days',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('working days');
  });
});

describe('a stored snapshot', () => {
  test.each([
    [stickers, 300],
    [sample, 1],
    [
      {
        ...({ kind: 'box', variantId: 202, boardId: 2, outerCoatingId: 2, innerCoatingId: null } as const),
        ...{ length: 81.5, width: 42, height: 100 },
      },
      2000,
    ],
  ])('is read back as the same goods: %j', async (choice: Choice, quantity) => {
    const { snapshot, variantId, ...goods } = await priceOf(choice, quantity);
    const stored = JSON.parse(JSON.stringify(snapshot));
    const read = readGoods({ configuration: stored, variantId });
    expect(read).toMatchObject({ name: goods.name, description: goods.description, details: goods.details });
    expect(read.identity).toBe(goods.identity);
    expect((await priceOf(read.choice, quantity)).price.total).toBe(goods.price.total);
  });

  test('without a kind is a box: the oldest snapshots have none', async () => {
    const { customer, placing } = await readyToOrder(shop);
    const [line] = await linesOfCart(shop.services.db, placing.cartid);
    const { kind, ...old } = line?.configuration ?? {};
    expect(kind).toBe('box');
    const row = aBoxLine({ variantId: 202, destinationPincode: '641001', configuration: old, quantity: 3000 });
    await inTransaction(shop.services.db, (tx) => addLine(tx, placing.cartid, row));
    const [now, before] = await cartOf(customer);
    for (const column of ['fld_line_kind', 'fld_variantname', 'VariantImage', 'fld_length', 'fld_boardid', 'GstRate']) {
      expect(before[column]).toBe(now[column]);
    }
    expect(before.Basevalue).toBeGreaterThan(now.Basevalue);
  });

  test('of an unknown form is refused', () => {
    for (const configuration of [{}, { kind: 'bag' }, { kind: 'sticker', length: 3 }]) {
      expect(() => readGoods({ configuration, variantId: null })).toThrow();
    }
  });
});
