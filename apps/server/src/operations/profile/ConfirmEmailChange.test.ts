import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { emailTicketMailedTo, storedMailsTo } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const expired = [403, 'This link was used already or is too old. Please change your email in your profile once more.'];

const asked = async (email: string) => {
  const customer = await shop.customer();
  await customer.call('RequestEmailChange', { email, password: customer.password });
  return { customer, ticket: await emailTicketMailedTo(shop, email) };
};
const confirm = async (ticket: string) => {
  const { status, data } = await shop.visitor().call('ConfirmEmailChange', { ticket });
  return [status, data];
};
const signIn = async (email: string, password: string) =>
  (await shop.visitor().call('AddwebsiteLogin', { email, password })).status;

describe('ConfirmEmailChange', () => {
  test('moves the account to the new address, mails the old one, and ends all sessions', async () => {
    const { customer, ticket } = await asked('new.meena@shop.example');
    expect(await confirm(ticket)).toEqual([200, { email: 'new.meena@shop.example' }]);
    const { email, password } = customer;
    expect([await signIn('new.meena@shop.example', password), await signIn(email, password)]).toEqual([200, 401]);
    expect((await customer.call('Get_customerData_by_id', {})).status).toBe(401);
    expect((await storedMailsTo(shop, customer.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/email was changed$/),
    );
  });

  test('works once, and not after a day', async () => {
    const { ticket } = await asked('once@shop.example');
    expect((await confirm(ticket))[0]).toBe(200);
    expect(await confirm(ticket)).toEqual(expired);
    const late = await asked('late@shop.example');
    shop.clock.advance({ hours: 24 });
    expect(await confirm(late.ticket)).toEqual(expired);
  });

  test('is done once when the link is opened twice at once', async () => {
    const { ticket } = await asked('twice@shop.example');
    const answers = await Promise.all([confirm(ticket), confirm(ticket)]);
    expect(answers.map(([status]) => status).sort()).toEqual([200, 403]);
  });

  test('refuses an address that was registered meanwhile', async () => {
    const { ticket, customer } = await asked('quick@shop.example');
    const registered = { name: 'Quick', email: 'quick@shop.example', mobile: '9840012345', password: 'Quick7quick' };
    expect((await shop.visitor().call('AddCustomer', registered)).status).toBe(200);
    expect(await confirm(ticket)).toEqual([409, 'This email address is registered already.']);
    expect(await signIn(customer.email, customer.password)).toBe(200);
  });

  test('refuses links without our signature', async () => {
    const { ticket } = await asked('signed@shop.example');
    const [body = '', signature = ''] = ticket.split('.');
    const other = Buffer.from(JSON.stringify([1, 'a@shop.example', 'b@shop.example', 9e15])).toString('base64url');
    for (const wrong of ['', '.', body, `${other}.${signature}`, `${body}.${signature.slice(1)}`])
      expect(await confirm(wrong)).toEqual(expired);
  });
});
