import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/openShop.ts';

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
  test('charges by started half kilogram and zone, with GST on goods and delivery', async () => {
    // Zone A: 30 and eight further slabs of 12. 2.5 % of 1,126.50 is 28.16, twice.
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

  test('delivers to a pincode that is not in the table by its neighbours', async () => {
    expect((await quote({ destination_pin: '641999' })).data.delivery_charges).toBeGreaterThan(0);
  });

  test('is free when nothing is shipped', async () => {
    expect((await quote({ destination_pin: 0 })).data).toMatchObject({ delivery_charges: 0, total_amount: 1000.5 });
  });

  test('refuses what is no pincode, weight or amount, and any other source', async () => {
    for (const own of [{ destination_pin: '12' }, { weight: -1 }, { invoice_amount: 1.005 }, { Gst: 101 }]) {
      expect(await quote(own)).toMatchObject({ status: 400 });
    }
    expect(await quote({ source_pin: 110001 })).toMatchObject({ status: 400 });
  });
});
