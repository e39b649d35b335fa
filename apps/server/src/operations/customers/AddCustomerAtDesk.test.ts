import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson, refusedToOthers } from '../../testing/desk-sales.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { linkMailedTo } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('AddCustomerAtDesk opens an account and mails a link that sets its password', async () => {
  const desk = await shop.staff('Order desk');
  const person = newPerson();
  expect(await desk.call('AddCustomerAtDesk', person)).toMatchObject({ status: 200, data: { known: false } });
  const visitor = shop.visitor();
  const chosen = { ...(await linkMailedTo(shop, person.email)), password: 'Pickles2026' };
  expect(await visitor.call('ResetPassword', chosen)).toMatchObject({ status: 200 });
  expect(await visitor.call('AddwebsiteLogin', { email: person.email, password: 'Pickles2026' })).toMatchObject({
    status: 200,
  });
});

test('AddCustomerAtDesk returns the customer who has the e-mail already, also for two requests at once', async () => {
  const desk = await shop.staff('Order desk');
  const person = newPerson();
  const answers = await Promise.all(
    [person, person, { ...person, email: person.email.toUpperCase() }].map((one) =>
      desk.call('AddCustomerAtDesk', one),
    ),
  );
  expect(new Set(answers.map(({ data }) => data.customer_id)).size).toBe(1);
  expect(answers.filter(({ data }) => !data.known)).toHaveLength(1);
});

test('AddCustomerAtDesk reports missing fields', async () => {
  const desk = await shop.staff('Order desk');
  for (const field of ['name', 'email', 'mobile'])
    expect(await desk.call('AddCustomerAtDesk', { ...newPerson(), [field]: '' })).toMatchObject({
      status: 400,
      body: { field },
    });
});

test('AddCustomerAtDesk refuses everybody who may not sell', async () => {
  expect(await refusedToOthers(shop, 'AddCustomerAtDesk', newPerson(), 'Accounts')).toEqual([401, 401, 403]);
});
