import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const filled = async (visitor: ShopVisitor) => {
  const cartID = await addBoxes(visitor);
  const [line] = (await visitor.call('GetCartWebsite', { id: null })).data;
  return { cartID, cartlineid: line.fld_cart_dtl_id };
};

describe('DeleteCart', () => {
  test('removes a line, once', async () => {
    const visitor = shop.visitor();
    const body = await filled(visitor);
    expect(await visitor.call('DeleteCart', { ...body, customerid: null })).toMatchObject({ status: 200 });
    expect((await visitor.call('GetCartWebsite', { id: null })).data).toEqual([]);
    expect(await visitor.call('DeleteCart', body)).toMatchObject({ status: 404 });
  });

  test('refuses to change another visitor’s cart, signed in or not', async () => {
    const owner = await shop.customer();
    const body = await filled(owner);
    const stranger = await shop.customer();
    await addBoxes(stranger);
    expect(await stranger.call('DeleteCart', body)).toMatchObject({ status: 404 });
    expect(await stranger.call('DeleteCart', { ...body, customerid: owner.id })).toMatchObject({ status: 403 });
    expect(await shop.visitor().call('DeleteCart', body)).toMatchObject({ status: 404 });
    expect((await owner.call('GetCartWebsite', { id: null })).data).toHaveLength(1);
  });

  test('refuses an invalid line number', async () => {
    expect(await shop.visitor().call('DeleteCart', { cartID: 1, cartlineid: '1 OR 1=1' })).toMatchObject({
      status: 400,
    });
  });
});
