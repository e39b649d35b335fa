import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { addressOf, payInFull, readyToOrder } from '../../testing/orders.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

const found = async (search: string) => (await desk.call('FindCustomers', { search })).data.customers;

test('FindCustomers finds by the beginnings of words of name, company, e-mail, mobile, GSTIN and city', async () => {
  const person = { ...newPerson(), name: 'Kaveri Nair', gstin: '33AABCB1972C1Z8', mobile: '9811100022' };
  const { data } = await desk.call('AddCustomerAtDesk', person);
  await desk.call('AddAddressAtDesk', {
    ...{ customer_id: data.customer_id, company: 'Nair Foods', contact: 'Kaveri', mobile: '9811100022' },
    ...{ area: '1 Main Road', pincode: '641001', gstin: '' },
  });
  for (const search of [
    ...['kave', 'NAIR kav', 'menon pick', person.email, '98111', '+91 98111 00022', '33aabcb1972', 'kaveri coimb'],
    'nair foods',
  ]) {
    expect(await found(search), search).toMatchObject([{ customer_id: data.customer_id, name: 'Kaveri Nair' }]);
  }
  for (const search of ['averi', 'kaveri chennai', "o'; drop table customers; --", 'xyz'])
    expect(await found(search), search).toEqual([]);
});

test('FindCustomers finds a city by its other names, and a code without its dash', async () => {
  const { data } = await desk.call('AddCustomerAtDesk', { ...newPerson(), name: 'Divya Rao', mobile: '9811100044' });
  const address = { customer_id: data.customer_id, company: 'MH-88 Foods', contact: 'Divya', mobile: '9811100044' };
  await desk.call('AddAddressAtDesk', { ...address, area: '2 MG Road', pincode: '560001', gstin: '' });
  for (const search of ['divya Bengaluru', 'divya Bangalore', 'divya bangal', 'mh88', 'MH-88', 'MH 88', 'MH88 foods'])
    expect(await found(search), search).toMatchObject([{ customer_id: data.customer_id }]);
  for (const search of ['divya madras', 'divya banana', 'mh89']) expect(await found(search), search).toEqual([]);
});

test('FindCustomers finds a name with an apostrophe, however it is stored or typed', async () => {
  for (const [stored, mobile] of [
    ['Lina D’Souza', '9811100033'],
    ["Lina D'Souza", '9811100034'],
    ['Lina DSouza', '9811100035'],
  ] as const) {
    const { data } = await desk.call('AddCustomerAtDesk', {
      ...newPerson(),
      name: stored,
      company: 'Goa‑Sweets',
      mobile,
    });
    const ids = async (search: string) =>
      (await found(search)).map(({ customer_id }: { customer_id: number }) => customer_id);
    for (const search of [
      'D’Souza',
      "d'souza",
      'dsouza',
      'D`Souza\u00a0lina',
      'goa-sweets',
      `９８１１１ ${mobile.slice(5)}`,
    ])
      expect(await ids(search), `${search} in ${stored}`).toContain(data.customer_id);
    if (stored !== 'Lina DSouza') expect(await ids('souza')).toContain(data.customer_id);
  }
});

test('FindCustomers finds a name in quotes, however they are stored or typed', async () => {
  for (const [company, mobile] of [
    ['“Zimt” Bakers', '9811100041'],
    ['"Zimt" Bakers', '9811100042'],
  ] as const) {
    const { data } = await desk.call('AddCustomerAtDesk', { ...newPerson(), company, mobile });
    for (const search of ['zimt', '“Zimt”', '"zimt"', '«Zimt» bakers'])
      expect(
        (await found(search)).map(({ customer_id }: { customer_id: number }) => customer_id),
        `${search} in ${company}`,
      ).toContain(data.customer_id);
  }
});

test('FindCustomers shows orders since April and the last order, and continues where the page ended', async () => {
  const { customer, place } = await readyToOrder(shop, { address: addressOf('Office', { title: 'Shipping' }) });
  const { data: placed } = await place();
  await payInFull(shop, customer, placed.order_id);
  const { orders } = (await desk.call('GetCustomer', { customer_id: customer.id })).data;
  const [row] = await found(customer.email);
  expect(row).toMatchObject({
    orders: 1,
    value: orders[0].total,
    last_order: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  for (let count = 0; count < 52; count += 1)
    await desk.call('AddCustomerAtDesk', { ...newPerson(), name: 'Page Turner' });
  const first = (await desk.call('FindCustomers', { search: 'turner' })).data;
  expect(first.customers).toHaveLength(50);
  const second = (await desk.call('FindCustomers', { search: 'turner', before: first.next })).data;
  expect(second).toMatchObject({ customers: [{ name: 'Page Turner' }, { name: 'Page Turner' }], next: null });
});

test('FindCustomers refuses searches that are too long, and everybody who may not see customers', async () => {
  expect((await desk.call('FindCustomers', { search: 'x'.repeat(81) })).status).toBe(400);
  expect(await refusedToOthers(shop, 'FindCustomers', { search: '' })).toEqual([401, 401, 403]);
});
