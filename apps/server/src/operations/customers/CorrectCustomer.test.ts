import { listChanges } from '@boxwright/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { storedMailsTo } from '../../testing/passwords.ts';

let shop: Shop;
let desk: ShopVisitor;
beforeAll(async () => {
  shop = await openShop();
  desk = await shop.staff('Order desk');
});
afterAll(() => shop.close());

async function known() {
  const person = newPerson();
  const { data } = await desk.call('AddCustomerAtDesk', person);
  const id: number = data.customer_id;
  const read = async () => (await desk.call('GetCustomer', { customer_id: id })).data;
  const seen = (await read()).changed_at;
  const correct = (own: object, by = desk) =>
    by.call('CorrectCustomer', { customer_id: id, seen, ...person, note: '', ...own });
  return { person, id, read, correct };
}

test('CorrectCustomer changes what was typed, and records the values before', async () => {
  const { id, read, correct } = await known();
  expect(await correct({ name: 'Anjali M. Menon', note: 'Pays on Fridays.' })).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ name: 'Anjali M. Menon', note: 'Pays on Fridays.' });
  const [entry] = await listChanges(shop.services.db, { subject: 'customer', subjectId: String(id) }, 1);
  expect(entry).toMatchObject({
    operation: 'CorrectCustomer',
    before: { name: 'Anjali Menon', deskNote: null },
    after: { name: 'Anjali M. Menon', deskNote: 'Pays on Fridays.' },
  });
});

test('CorrectCustomer lets neither the order desk nor Accounts change the e-mail, which opens the account', async () => {
  const { person, read, correct } = await known();
  for (const role of ['Order desk', 'Accounts'] as const)
    expect(await correct({ email: `taken-${person.email}`, name: 'Thief' }, await shop.staff(role))).toMatchObject({
      status: 403,
      body: { field: 'email', data: expect.stringContaining('Only an Admin') },
    });
  expect(await read()).toMatchObject({ email: person.email, name: 'Anjali Menon' });
});

test('CorrectCustomer moves the sign-in to another e-mail for an Admin, and mails the old address', async () => {
  const admin = await shop.staff();
  const { person, read, correct } = await known();
  const email = `new-${person.email}`;
  expect(await correct({ email }, admin)).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ email });
  expect((await storedMailsTo(shop, person.email)).map(({ key }) => key)).toContainEqual(
    expect.stringMatching(/^email-changed:/),
  );
  const other = await known();
  expect(await other.correct({ email, name: 'Somebody' }, admin)).toMatchObject({
    status: 409,
    body: { field: 'email' },
  });
  expect(await other.read()).toMatchObject({ name: 'Anjali Menon' });
});

test('CorrectCustomer refuses the second of two members, and overwrites nothing', async () => {
  const { read, correct } = await known();
  expect(await correct({ company: 'First' })).toMatchObject({ status: 200 });
  expect(await correct({ company: 'Second' })).toMatchObject({ status: 409 });
  expect(await correct({ company: 'Second', email: 'another@menon.example' })).toMatchObject({ status: 409 });
  expect(await read()).toMatchObject({ company: 'First' });
});

test('CorrectCustomer refuses invalid names, mobiles and GSTINs', async () => {
  const { correct } = await known();
  for (const [field, value] of [
    ['name', ''],
    ['name', 'www.spam.com'],
    ['mobile', '12'],
    ['gstin', 'ABC'],
    ['email', 'x'],
  ] as const)
    expect(await correct({ [field]: value }), field).toMatchObject({ status: 400, body: { field } });
});

test('CorrectCustomer refuses everybody who may not see customers', async () => {
  const body = { customer_id: 1, seen: shop.clock.now().toISOString(), ...newPerson(), note: '' };
  expect(await refusedToOthers(shop, 'CorrectCustomer', body)).toEqual([401, 401, 403]);
});
