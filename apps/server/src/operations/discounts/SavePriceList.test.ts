import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const rate = { kind: 'box', percent: '12.5', from_quantity: '1,000', from_amount: '' };
const body = {
  ...{ seen: 0, name: 'Prices of Asha', customer: '', group_id: null, rates: [rate], valid_from: '2026-12-01' },
  valid_until: '',
};
const save = (own: object) => staff.call('SavePriceList', { ...body, ...own });

test('SavePriceList makes a list for a customer, and changes it for who has seen it as it is', async () => {
  const { email } = await shop.customer();
  const made = await save({ customer: email.toUpperCase() });
  expect(made).toMatchObject({ status: 200 });
  const changed = { id: made.data.id, seen: 1, customer: email, rates: [rate, { ...rate, kind: 'die', percent: '' }] };
  expect(await save(changed)).toMatchObject({ status: 200 });
  expect(await save(changed)).toMatchObject({ status: 409 });
  const [list] = (await staff.call('GetDiscounts', {})).data.lists;
  expect(list).toMatchObject({ customer: { email }, rates: [{ kind: 'box', percent: 12.5, from_quantity: 1000 }] });
});

test.each([
  [{ name: '' }, 'name'],
  [{}, 'customer'],
  [{ customer: 'nobody@shop.example' }, 'customer'],
  [{ rates: [{ ...rate, percent: '91' }] }, 'percent-1'],
  [{ rates: [] }, 'percent-1'],
  [{ valid_from: 'x' }, 'validFrom'],
  [{ group_id: 999 }, 'groupId'],
])('SavePriceList refuses %j', async (wrong, field) => {
  expect(await save(wrong)).toMatchObject({ status: 400, body: { field } });
});

test('SavePriceList refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('SavePriceList', body)).status);
});
