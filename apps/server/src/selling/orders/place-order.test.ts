import { paise } from '@boxwright/money';
import { findAddressOf, linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';
import { type PaymentTerms, paidOnline } from './compose-order.ts';
import { placeOrder } from './place-order.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A customer who can place the same cart repeatedly, each time with other payment terms. */
async function customerWhoPlaces() {
  const { customer, placing } = await readyToOrder(shop);
  const { services } = shop;
  const shipping = await findAddressOf(services.db, customer.id, placing.shippingaddress);
  const billing = await findAddressOf(services.db, customer.id, placing.billingaddress);
  if (!shipping || !billing) throw new Error('no address');
  const place = async (terms: PaymentTerms) => {
    const placed = await placeOrder(
      { services, source: '127.0.0.1' },
      {
        customerId: customer.id,
        cartId: placing.cartid,
        addresses: { shipping, billing },
        hasShippingAddress: true,
        terms,
        acceptedTotal: undefined,
      },
    );
    if (!placed.ok) throw new Error(placed.failure.text);
    return placed.value;
  };
  return { customer, place };
}

describe('an order', () => {
  test('paid on delivery is stored with its fee, which is taxed with the goods', async () => {
    const { customer, place } = await customerWhoPlaces();
    const online = await place(paidOnline);
    expect(online).toMatchObject({ paymentMode: 'OnlinePayment', paymentStatus: 'Payment Initiated' });
    expect([online.codFeePaise, online.discountPaise]).toEqual([0, 0]);

    const cod = await place({ mode: 'COD', fees: [paise(5_000)] });
    expect(cod).toMatchObject({
      id: online.id,
      paymentMode: 'COD',
      paymentStatus: 'Payment Pending',
      codFeePaise: 5_000,
      goodsPaise: online.goodsPaise,
      deliveryPaise: online.deliveryPaise,
      // 50 rupees more, and 5 % GST on them.
      totalPaise: online.totalPaise + 5_250,
    });
    expect(await linesOfOrders(shop.services.db, [cod.id])).toMatchObject([
      { cgstPaise: cod.cgstPaise, sgstPaise: cod.sgstPaise },
    ]);

    const whereClause = { fld_order_id: cod.id };
    const [row] = (await customer.call('GetWebsiteOrderDetails', { whereClause })).data;
    expect(row).toMatchObject({ COD_Charge: 50, Payment_Mode: 'COD' });
    expect(row.Sub_Total_Amnt).toBeCloseTo(row.fld_netcost + row.Shipping_Charg + 50, 2);
    expect(row.Sub_Total_Amnt + row.fld_GSTamount).toBeCloseTo(row.fld_total, 2);
  });

  test('that changes to online payment loses its fee', async () => {
    const { place } = await customerWhoPlaces();
    await place({ mode: 'COD', fees: [paise(5_000)] });
    expect(await place(paidOnline)).toMatchObject({ paymentMode: 'OnlinePayment', codFeePaise: 0, discountPaise: 0 });
  });
});

describe('a price increase', () => {
  test('is refused with both totals when delivery to the address costs more than to the quoted pincode', async () => {
    const { customer, place } = await readyToOrder(shop, { address: { pincode: '190001', state: 4029, city: null } });
    const [seen] = (await customer.call('GetCartWebsite', { id: customer.id })).data;
    const asked = await place();
    expect(asked).toMatchObject({ status: 409, code: 'price_changed' });
    expect(asked.details?.['previous_total']).toBeCloseTo(seen.fld_cart_amount, 0);
    expect(asked.details?.['current_total']).toBeGreaterThan(seen.fld_cart_amount);
    expect(await place({ acceptedtotal: asked.details?.['current_total'] })).toMatchObject({ status: 200 });
  });
});
