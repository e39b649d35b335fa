import { paise } from '@boxwright/money';
import { demoRateCard } from '@boxwright/pricing';
import { insertRateCard, inTransaction } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetCatalogue } from '../../selling/catalogue/catalogue.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { addBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('GetCartWebsite', () => {
  test('adds up goods, one delivery and GST to the total, which is the same on every line', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor);
    await addBoxes(visitor, { itemdetails: [{ Item: 21, Quantity: 3000 }], boardid: 4 });
    const { data: lines } = await visitor.call('GetCartWebsite', { orderid: null, id: null });
    expect(lines).toHaveLength(2);
    const [first, second] = lines;
    const total = first.netvalue + first.fld_shipping_charge + first.GstAmount;
    expect(first.netvalue).toBeCloseTo(first.Basevalue + second.Basevalue, 2);
    expect(first.fld_cart_amount).toBeCloseTo(total, 2);
    expect(first.fld_shipping_charge).toBeGreaterThan(0);
    expect(second.fld_cart_amount).toBe(first.fld_cart_amount);
  });

  test('one box costs the same in the cart as in GetPrice and GetDeliveryCharge', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor);
    const { data: lines } = await visitor.call('GetCartWebsite', { orderid: null, id: null });
    const { data: price } = await visitor.call('GetPrice', {
      quantity: 1000,
      varientid: 202,
      boardid: 2,
      outercoatingid: 2,
      innercoatingid: 0,
    });
    const { data: charge } = await visitor.call('GetDeliveryCharge', {
      destination_pin: '641001',
      source_pin: 600001,
      weight: price.weight,
      invoice_amount: price.total_price,
      Gst: 5,
    });
    expect(lines[0].fld_shipping_charge).toBe(charge.delivery_charges);
    expect(lines[0].GstAmount).toBe(charge.gst_amount);
    expect(lines[0].fld_cart_amount).toBe(charge.total_amount_with_gst);
  });

  test('charges delivery by the pincode, and nothing for self pickup', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor);
    const near = (await visitor.call('GetCartWebsite', { id: null })).data[0];
    const far = (await visitor.call('GetCartWebsite', { id: null, stateid: 190001 })).data[0];
    expect(far.fld_shipping_charge).toBeGreaterThan(near.fld_shipping_charge);
    expect(far.fld_destination_pin).toBe('190001');

    const collector = shop.visitor();
    await addBoxes(collector, { deliverytype: 'SelfPickup' });
    const [picked] = (await collector.call('GetCartWebsite', { id: null, stateid: 190001 })).data;
    expect(picked).toMatchObject({ fld_shipping_charge: 0, fld_delivery_error: null, fld_destination_pin: null });
  });

  test('reports a missing pincode', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor, { destination_pin: 0 });
    const [line] = (await visitor.call('GetCartWebsite', { id: null })).data;
    expect(line).toMatchObject({ fld_shipping_charge: 0, fld_delivery_error: expect.stringContaining('pincode') });
  });

  test('shows today’s price and says that it changed', async () => {
    const visitor = shop.visitor();
    await addBoxes(visitor);
    const [before] = (await visitor.call('GetCartWebsite', { id: null })).data;
    expect(before.fld_price_note).toBeNull();
    const dearer = { ...demoRateCard, version: 2, platePerColour: paise(100_000) };
    await inTransaction(shop.services.db, (tx) =>
      insertRateCard(tx, { version: 'demo-2', validFrom: '2026-11-20', card: { ...dearer } }),
    );
    forgetCatalogue(shop.services);
    const [after] = (await visitor.call('GetCartWebsite', { id: null })).data;
    expect(after.Basevalue).toBeGreaterThan(before.Basevalue);
    expect(after.fld_price_note).toContain('risen');
  });

  test('never shows another visitor’s cart, and refuses another customer’s id', async () => {
    const owner = await shop.customer();
    const orderid = await addBoxes(owner);
    const stranger = await shop.customer();
    expect((await stranger.call('GetCartWebsite', { orderid, id: null })).data).toEqual([]);
    expect(await stranger.call('GetCartWebsite', { orderid, id: owner.id })).toMatchObject({ status: 403 });
    expect(await shop.visitor().call('GetCartWebsite', { orderid, id: owner.id })).toMatchObject({ status: 401 });
    expect(await owner.call('GetCartWebsite', { orderid: 'x' })).toMatchObject({ status: 400 });
  });
});
