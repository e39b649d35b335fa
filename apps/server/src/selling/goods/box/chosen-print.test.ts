import { linesOfOrders } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskOrder } from '../../../testing/desk.ts';
import { openShop, type Shop } from '../../../testing/open-shop.ts';
import { readyToOrder } from '../../../testing/orders.ts';
import { draftWith } from '../../../testing/price-drafts.ts';
import { keptDisc } from '../../../testing/proofs.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { specOfBox } from '../../production/spec-of-box.ts';
import { readGoods } from '../read-goods.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const soapBox = { quantity: 1000, varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 };
const priceOf = async (print?: string) =>
  (await shop.visitor().call('GetPrice', print === undefined ? soapBox : { ...soapBox, print })).data.total_price;

test('fewer inks cost less, more cost more, and a box without a choice is in full colour', async () => {
  const [none, black, full, more, inside] = [
    await priceOf('0'),
    await priceOf('1'),
    await priceOf('4'),
    await priceOf('4+Gold'),
    await priceOf('4/1'),
  ];
  expect([none < black, black < full, full < more, full < inside]).toEqual([true, true, true, true]);
  expect(await priceOf()).toBe(full);
  expect(await priceOf('usual')).toBe(full);
});

test('inks that can’t be printed are refused with what to type', async () => {
  const answer = await shop.visitor().call('GetPrice', { ...soapBox, print: '0+Black' });
  expect(answer).toMatchObject({ status: 400, data: expect.stringContaining('PANTONE 186 C') });
});

test('a box in spot inks is so in cart, order, price of its sheets and order again', async () => {
  const { customer, placing, place } = await readyToOrder(shop, { line: { print: '0+PANTONE 186 C+Gold' } });
  const cart = await customer.call('GetCartWebsite', { orderid: placing.cartid });
  const name = 'Two spot colours (PANTONE 186 C, Gold)';
  expect(cart.data[0]).toMatchObject({ fld_print: '0+PANTONE 186 C+Gold', fld_print_name: name, takes_file: true });
  const placed = await place();
  const [line] = await linesOfOrders(shop.services.db, [placed.data.order_id]);
  const { snapshot } = line ? readGoods(line) : {};
  expect(snapshot?.kind === 'box' && specOfBox(snapshot, 1000).print?.outside).toEqual({
    process: 0,
    spots: ['PANTONE 186 C', 'Gold'],
  });
  const order = await deskOrder(await shop.staff('Order desk'), placed.data.order_id);
  expect(order.lines[0].details).toContainEqual({ label: 'Print', value: name });
  const again = await customer.call('GetReorder', { orderid: placed.data.order_id });
  expect(JSON.stringify(again.data)).toContain('print=0%2BPANTONE+186+C%2BGold');
});

test('an unprinted box takes no file and waits for no proof', async () => {
  const { customer, placing, place } = await readyToOrder(shop, { line: { print: '0' } });
  const cart = await customer.call('GetCartWebsite', { orderid: placing.cartid });
  expect(cart.data[0]).toMatchObject({ fld_print_name: 'Unprinted', takes_file: false });
  const attached = await customer.call('AttachArtworkInCart', {
    cart_id: placing.cartid,
    cart_line_id: cart.data[0].fld_cart_dtl_id,
    artwork_token: await keptDisc(shop, 'disc'),
  });
  expect(attached).toMatchObject({ status: 422, data: expect.stringContaining('without print') });
  const placed = await place();
  const [line] = await linesOfOrders(shop.services.db, [placed.data.order_id]);
  expect(line?.artworkState).toBeNull();
  // So its days count from the payment alone, which may come today.
  const order = { whereClause: { fld_order_id: placed.data.order_id } };
  const { data: rows } = await customer.call('GetWebsiteOrderDetails', order);
  expect(rows[0]).toMatchObject({ artwork_standing: null });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(shop.services.now());
  expect([cart.data[0].fld_dates, rows[0].fld_dates]).toMatchObject([{ approved_on: today }, { approved_on: today }]);
});

test('a line of before has no choice, and stays in full colour', async () => {
  const { customer, placing } = await readyToOrder(shop);
  const cart = await customer.call('GetCartWebsite', { orderid: placing.cartid });
  expect(cart.data[0]).toMatchObject({ fld_print: 'usual', fld_print_name: '' });
});

test('a divider of before stays in full colour in the links that edit and reorder it, whatever is usual now', async () => {
  const { variants } = await currentCatalogue(shop.services);
  const divider = [...variants.values()].find(({ style, status }) => style === 'divider-insert' && status === 'Active');
  const line = { itemdetails: [{ Item: divider?.id, Quantity: 1000 }] };
  const { customer, placing, place } = await readyToOrder(shop, { line });
  const cart = await customer.call('GetCartWebsite', { orderid: placing.cartid });
  expect(cart.data[0]).toMatchObject({ fld_print: '4', fld_print_name: '' });
  const placed = await place();
  const again = await customer.call('GetReorder', { orderid: placed.data.order_id });
  expect(JSON.stringify(again.data)).toContain('print=4');
  const usual = await readyToOrder(shop, { line: { ...line, print: 'usual' } });
  const bare = await usual.customer.call('GetCartWebsite', { orderid: usual.placing.cartid });
  expect(bare.data[0]).toMatchObject({ fld_print: 'usual', fld_print_name: 'Unprinted', takes_file: false });
  expect(bare.data[0].fld_selling_price).toBeLessThan(cart.data[0].fld_selling_price);
});

test('the desk changes what washing costs, which moves boxes with spot inks only', async () => {
  const staff = await shop.staff();
  await draftWith(staff, 'carton', { washPerSpot: '900' });
  const { data } = await staff.call('GetPriceTable', { kind: 'carton' });
  expect(data.draft).toMatchObject({ changed_figures: 1, problems: 0 });
  expect(data.figures).toContainEqual(expect.objectContaining({ key: 'washPerSpot', value: '900' }));
});
