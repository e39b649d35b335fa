import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addBoxes } from '../../testing/orders.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('MoveTmpCrtToMain', () => {
  test('signing in moves the cart to the account, and further concurrent calls change nothing', async () => {
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

  test('signing in merges the cart into the customer’s earlier cart', async () => {
    const customer = await shop.customer();
    await addBoxes(customer);
    const browser = shop.visitor();
    await addBoxes(browser, { boardid: 4 });
    await browser.call('AddwebsiteLogin', { email: customer.email, password: customer.password });
    expect((await customer.call('GetCartWebsite', { id: customer.id })).data).toHaveLength(2);
  });

  test('without a cart there is nothing to move', async () => {
    const customer = await shop.customer();
    expect((await customer.call('MoveTmpCrtToMain', { customerid: customer.id, cartid: 0 })).data).toEqual({
      order_id: null,
      lines: 0,
      note: null,
    });
  });

  test('keeps to the maximum of lines, however many carts are merged, and loses no line', async () => {
    const { email, password, id } = await shop.customer();
    const fill = async (browser: ShopVisitor, from: number, count: number) => {
      for (let piece = 0; piece < count; piece += 1) {
        await addBoxes(browser, { itemdetails: [{ Item: 202, Quantity: 1000 + from + piece }] });
      }
    };
    const signIn = async (browser: ShopVisitor) => {
      await browser.call('AddwebsiteLogin', { email, password });
      return (await browser.call('MoveTmpCrtToMain', { customerid: id })).data;
    };
    const linesOf = async (browser: ShopVisitor) => (await browser.call('GetCartWebsite', { id: null })).data;
    const [first, second] = [shop.visitor(), shop.visitor()];
    await fill(first, 0, 49);
    await fill(second, 100, 3);
    expect(await signIn(first)).toMatchObject({ lines: 49, note: null });
    for (const merged of [await signIn(second), await signIn(second)]) {
      expect(merged).toMatchObject({ lines: 50 });
      expect(merged.note).toBe(
        'Your cart holds up to 50 items, so 2 of those you chose before signing in wait outside it. Order or remove some, then log in again to add them.',
      );
    }
    const [line] = await linesOf(second);
    await second.call('DeleteCart', { cartID: line.fld_cart_id, cartlineid: line.fld_cart_dtl_id });
    expect((await signIn(second)).note).toContain('so one of those you chose before signing in waits');
    const another = (await linesOf(second))[0];
    await second.call('DeleteCart', { cartID: another.fld_cart_id, cartlineid: another.fld_cart_dtl_id });
    expect(await signIn(second)).toMatchObject({ lines: 50, note: null });
  });

  test('requires a signed-in customer, and refuses another customer’s id', async () => {
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
