import { afterAll, beforeAll, expect, test } from 'vitest';
import { begunSale, deskAddress, deskBox, refusedToOthers } from '../../testing/desk-sales.ts';
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

test('GetSale says before the order what is doubtful about a GSTIN, and what the printer is to note', async () => {
  const { desk, customerId, call, read } = await begunSale(shop);
  expect(await read()).toMatchObject({ gstin_doubts: [], lines: [{ note: '' }] });
  for (const gstin of ['33AAACY2068D1ZX', '29AAACY2068D1ZC'])
    await desk.call('AddAddressAtDesk', { customer_id: customerId, ...deskAddress, gstin });
  await call('AddBoxToSale', { ...deskBox, note: 'Fold the flaps inwards.' });
  const { gstin_doubts: doubts, lines } = await read();
  expect(doubts.toSorted()).toEqual([
    '33AAACY2068D1ZX is no GSTIN: a character is wrong. The invoice treats the buyer as one without.',
    'The GSTIN is registered in Karnataka, and the billing address is in Tamil Nadu.',
  ]);
  expect(lines[1].note).toBe('Fold the flaps inwards.');
});

test('GetSale answers 404 for sales that don’t exist, and is only for those who may sell', async () => {
  expect(await (await shop.staff()).call('GetSale', { sale_id: 2_000_000 })).toMatchObject({ status: 404 });
  expect(await (await shop.staff()).call('GetSale', { sale_id: 'x' })).toMatchObject({ status: 400 });
  expect(await refusedToOthers(shop, 'GetSale', { sale_id: 1 }, 'Accounts')).toEqual([401, 401, 403]);
});
