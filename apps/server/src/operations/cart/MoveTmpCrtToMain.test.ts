import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/openShop.ts';
import { addBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('MoveTmpCrtToMain', () => {
  test('signing in brings the cart along, and asking for it twice at once changes nothing', async () => {
    const { email, password, id } = await shop.customer();
    const browser = shop.visitor();
    const cartid = await addBoxes(browser);
    await browser.call('AddwebsiteLogin', { email, password, action: 'Login' });
    const move = () => browser.call('MoveTmpCrtToMain', { customerid: id, cartid });
    const [first, second] = await Promise.all([move(), move()]);
    expect(first).toMatchObject({ status: 200, data: { lines: 1 } });
    expect(second.data).toEqual(first.data);
    expect((await browser.call('GetCartWebsite', { id })).data).toHaveLength(1);
  });

  test('adds to what the customer had in the cart before', async () => {
    const customer = await shop.customer();
    await addBoxes(customer);
    const browser = shop.visitor();
    await addBoxes(browser, { boardid: 4 });
    await browser.call('AddwebsiteLogin', { email: customer.email, password: customer.password });
    expect((await customer.call('GetCartWebsite', { id: customer.id })).data).toHaveLength(2);
  });

  test('without any cart there is nothing to move', async () => {
    const customer = await shop.customer();
    expect((await customer.call('MoveTmpCrtToMain', { customerid: customer.id, cartid: 0 })).data).toEqual({
      order_id: null,
      lines: 0,
    });
  });

  test("needs a customer, and only that customer's id", async () => {
    const visitor = shop.visitor();
    const cartid = await addBoxes(visitor);
    expect(await visitor.call('MoveTmpCrtToMain', { customerid: 1, cartid })).toMatchObject({ status: 401 });
    const stranger = await shop.customer();
    const foreign = { customerid: stranger.id + 1, cartid };
    expect(await stranger.call('MoveTmpCrtToMain', foreign)).toMatchObject({ status: 403 });
    await stranger.call('MoveTmpCrtToMain', { customerid: stranger.id, cartid });
    expect((await stranger.call('GetCartWebsite', { id: null })).data).toEqual([]);
    expect(await stranger.call('MoveTmpCrtToMain', { customerid: 'x' })).toMatchObject({ status: 400 });
  });
});
