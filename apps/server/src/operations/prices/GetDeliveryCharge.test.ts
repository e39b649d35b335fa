import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const quote = (own: object) =>
  shop.visitor().call('GetDeliveryCharge', {
    destination_pin: '600001',
    source_pin: 600001,
    weight: 4.2,
    invoice_amount: 1000.5,
    Gst: 5,
    ...own,
  });

describe('GetDeliveryCharge', () => {
  test('charges per started half kilogram by zone, with GST on goods and delivery', async () => {
    // Zone A: 30, plus eight further slabs at 12. CGST and SGST are 2.5 % of 1,126.50, which is 28.16 each.
    expect((await quote({})).data).toEqual({
      delivery_charges: 126,
      total_amount: 1126.5,
      gst_amount: 56.32,
      total_amount_with_gst: 1182.82,
    });
    expect((await quote({ destination_pin: 190001 })).data.delivery_charges).toBe(90 + 8 * 38);
  });

  test('rounds once outside the state and twice inside it', async () => {
    expect((await quote({ weight: 0 })).data.gst_amount).toBe(50.02);
    expect((await quote({ weight: 0, destination_pin: 400001 })).data.gst_amount).toBe(50.03);
    expect((await quote({ weight: 0, destination_pin: 605001 })).data.gst_amount).toBe(50.03);
  });

  test('takes the zone of an unknown pincode from its neighbours', async () => {
    expect((await quote({ destination_pin: '641999' })).data.delivery_charges).toBeGreaterThan(0);
  });

  test('is free when nothing is shipped', async () => {
    expect((await quote({ destination_pin: 0 })).data).toMatchObject({ delivery_charges: 0, total_amount: 1000.5 });
  });

  test('refuses an invalid pincode, weight or amount, and any other place of dispatch', async () => {
    for (const own of [{ destination_pin: '12' }, { weight: -1 }, { invoice_amount: 1.005 }, { Gst: 101 }]) {
      expect(await quote(own)).toMatchObject({ status: 400 });
    }
    expect(await quote({ weight: -0.001 })).toMatchObject({ data: 'weight must be at least 0.' });
    expect(await quote({ invoice_amount: -0.01 })).toMatchObject({
      status: 400,
      data: 'The value of the goods cannot be below zero.',
    });
    // A prefix that India doesn't have.
    expect(await quote({ destination_pin: '541001' })).toMatchObject({
      data: expect.stringContaining('valid pincode'),
    });
    expect(await quote({ source_pin: 110001 })).toMatchObject({ status: 400 });
  });
});
