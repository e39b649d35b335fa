import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { soapBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('GetSale prices a sale exactly as the shop prices a cart', async () => {
  const { read } = await begunSale(shop);
  const visitor = shop.visitor();
  await visitor.call('AddToCartWebsite', soapBoxes);
  const [cart] = (await visitor.call('GetCartWebsite', {})).data;
  expect(await read()).toMatchObject({
    goods: cart.netvalue,
    delivery: cart.fld_shipping_charge,
    gst: cart.GstAmount,
    total: cart.fld_cart_amount,
    pincode: '641001',
    lines: [{ amount: cart.Basevalue, engine_price: cart.Basevalue, agreed: null, problem: null }],
    order: null,
    most_discount: 30,
  });
});

test('GetSale answers 404 for sales that don’t exist, and is only for those who may sell', async () => {
  expect(await (await shop.staff()).call('GetSale', { sale_id: 2_000_000 })).toMatchObject({ status: 404 });
  expect(await (await shop.staff()).call('GetSale', { sale_id: 'x' })).toMatchObject({ status: 400 });
  expect(await refusedToOthers(shop, 'GetSale', { sale_id: 1 }, 'Accounts')).toEqual([401, 401, 403]);
});
