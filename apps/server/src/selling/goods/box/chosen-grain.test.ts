import { linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOrder } from '../../../testing/desk.ts';
import { openShop, type Shop } from '../../../testing/open-shop.ts';
import { readyToOrder } from '../../../testing/orders.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { specOfBox } from '../../production/spec-of-box.ts';
import { readGoods } from '../read-goods.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A variant whose two parts have to match. */
async function lidded() {
  const { variants } = await currentCatalogue(shop.services);
  const found = [...variants.values()].find(({ style, status }) => style === 'base-and-lid' && status === 'Active');
  return found?.id ?? 0;
}

test('the price says what it promises of the grain: as the style needs it, or as the buyer wishes', async () => {
  const visitor = shop.visitor();
  const priced = async (varientid: number, grain?: string) => {
    const box = { quantity: 1000, varientid, boardid: 2, outercoatingid: 2, innercoatingid: 0 };
    return (await visitor.call('GetPrice', grain === undefined ? box : { ...box, grain })).data;
  };
  expect(await priced(202)).toMatchObject({ grain: 'free', grain_name: 'Not held' });
  expect(await priced(202, 'held')).toMatchObject({ grain: 'held', grain_name: 'Held around the walls' });
  const matching = await lidded();
  const [usual, free, held] = [await priced(matching), await priced(matching, 'free'), await priced(matching, 'held')];
  expect([usual.grain_name, free.grain_name, held.grain_name]).toEqual([
    'The same in all parts',
    'Not held',
    'Held along the length',
  ]);
  expect(free.total_price <= usual.total_price && usual.total_price <= held.total_price).toBe(true);
  const refused = await visitor.call('GetPrice', { quantity: 1000, varientid: 202, boardid: 2, grain: 'sideways' });
  expect(refused.status).toBe(400);
});

test('held grain stays with the box in cart, order, price of its sheets and order again', async () => {
  const { customer, placing, place } = await readyToOrder(shop, { line: { grain: 'held' } });
  const cart = await customer.call('GetCartWebsite', { orderid: placing.cartid });
  expect(cart.data[0]).toMatchObject({ fld_grain: 'Grain: held around the walls', fld_grain_wish: 'held' });
  const placed = await place();
  const [line] = await linesOfOrders(shop.services.db, [placed.data.order_id]);
  const { snapshot } = line ? readGoods(line) : {};
  expect(snapshot?.kind === 'box' && specOfBox(snapshot, 1000).grain).toBe('held');
  const order = await deskOrder(await shop.staff('Order desk'), placed.data.order_id);
  expect(order.lines[0].details).toContainEqual({ label: 'Grain', value: 'Held around the walls' });
  const again = await customer.call('GetReorder', { orderid: placed.data.order_id });
  expect(JSON.stringify(again.data)).toContain('grain=held');
});

test('a line of before promises nothing, and its grain stays free when it is edited or ordered', async () => {
  const line = { itemdetails: [{ Item: await lidded(), Quantity: 1000 }] };
  const free = await readyToOrder(shop, { line: { ...line, grain: 'free' } });
  const cheaper = await free.customer.call('GetCartWebsite', { orderid: free.placing.cartid });
  const { customer, placing, place } = await readyToOrder(shop, { line });
  await shop.services.db.$client.query(
    `update cart_lines set configuration = configuration - 'grain' - 'grainWish' where cart_id = $1`,
    [placing.cartid],
  );
  const cart = await customer.call('GetCartWebsite', { orderid: placing.cartid });
  expect(cart.data[0]).toMatchObject({
    fld_grain: '',
    fld_grain_wish: 'free',
    fld_cart_amount: cheaper.data[0].fld_cart_amount,
  });
  const placed = await place();
  const [ordered] = await linesOfOrders(shop.services.db, [placed.data.order_id]);
  expect(ordered?.configuration).toMatchObject({ grain: 'free' });
});
