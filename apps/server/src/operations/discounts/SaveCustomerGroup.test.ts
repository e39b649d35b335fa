import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';

let shop: Shop;
let staff: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const body = { seen: 0, name: 'Dealers', members: '' };

test('SaveCustomerGroup keeps exactly the named members, and refuses unknown ones and a name that is taken', async () => {
  const [one, other] = [await shop.customer(), await shop.customer()];
  const save = (own: object) => staff.call('SaveCustomerGroup', { ...body, ...own });
  const made = await save({ members: `${one.email}\n${other.email.toUpperCase()}` });
  expect(await save({})).toMatchObject({ status: 409, body: { field: 'name' } });
  expect(await save({ name: 'New', members: 'x@y.example' })).toMatchObject({
    status: 400,
    body: { field: 'members' },
  });
  expect(await save({ id: made.data.id, seen: 1, members: other.email })).toMatchObject({ status: 200 });
  expect(await save({ id: made.data.id, seen: 1, members: one.email })).toMatchObject({ status: 409 });
  const [group] = (await staff.call('GetDiscounts', {})).data.groups;
  expect(group.members).toMatchObject([{ email: other.email }]);
});

test('SaveCustomerGroup refuses visitors, customers and the order desk', async () => {
  for (const who of [shop.visitor(), await shop.customer(), await shop.staff('Order desk')])
    expect([401, 403]).toContain((await who.call('SaveCustomerGroup', body)).status);
});
