import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const add = (visitor: ShopVisitor, Quantity: number, own: object = {}) =>
  visitor.call('AddToCartWebsite', {
    itemdetails: [{ Item: 196, Quantity }],
    shape: 1,
    material: 3,
    length: 50,
    width: 50,
    ...own,
  });

describe('GetOrderedStickers', () => {
  test('lists each of the customer’s own stickers once, as last ordered', async () => {
    const { customer, place } = await readyToOrder(shop);
    await add(customer, 1000);
    await add(customer, 500, { shape: 4 });
    await add(customer, 2000);
    const [line] = (await customer.call('GetCartWebsite', { id: null })).data;
    const { data } = await place({ acceptedtotal: line.fld_cart_amount });
    expect((await customer.call('GetOrderedStickers')).data).toMatchObject([
      {
        fld_order_number: data.order_number,
        item_name: 'Round stickers',
        shape: 1,
        material: 3,
        fld_material_name: 'White Vinyl',
        fld_length: 50,
        fld_quantity: 2000,
      },
      { item_name: 'Heart stickers', fld_quantity: 500 },
    ]);
    const other = await shop.customer();
    expect((await other.call('GetOrderedStickers')).data).toEqual([]);
  });

  test('is for customers', async () => {
    expect(await shop.visitor().call('GetOrderedStickers')).toMatchObject({ status: 401 });
    expect(await (await shop.customer()).call('GetOrderedStickers', { WhereClause: '1=1' })).toMatchObject({
      status: 400,
    });
  });
});
