import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const add = (own: object = {}) => staff.call('AddTaxRate', { hsn: '481920', rate: '12', valid_from: today(), ...own });
const today = () => shop.clock.now().toISOString().slice(0, 10);
const gst = async () =>
  (
    await shop
      .visitor()
      .call('GetPrice', { quantity: 1000, varientid: 202, boardid: 2, outercoatingid: 2, innercoatingid: 0 })
  ).data.gst_rate;

test('AddTaxRate taxes goods at the new rate from its day on', async () => {
  expect(await gst()).toBe(5);
  expect(await add({ valid_from: '2027-12-01', rate: '18' })).toMatchObject({ data: { standing: 'coming' } });
  expect(await gst()).toBe(5);
  expect(await add()).toMatchObject({ status: 200, data: { rate: 12, standing: 'in force' } });
  expect(await gst()).toBe(12);
});

test('AddTaxRate overwrites no rate, and refuses invalid input with a sentence', async () => {
  expect(await add({ rate: '28' })).toMatchObject({ status: 409, body: { field: 'validFrom' } });
  for (const [wrong, field] of [
    [{ hsn: '48' }, 'hsn'],
    [{ hsn: '48191' }, 'hsn'],
    [{ rate: '41' }, 'rate'],
    [{ rate: '' }, 'rate'],
    [{ valid_from: '2020-01-01' }, 'validFrom'],
  ] as const)
    expect(await add(wrong)).toMatchObject({ status: 400, body: { field } });
});

test('AddTaxRate refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain(
      (await who.call('AddTaxRate', { hsn: '4819', rate: '12', valid_from: '2027-01-01' })).status,
    );
});
