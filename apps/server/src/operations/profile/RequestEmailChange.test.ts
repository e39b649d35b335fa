import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { emailTicketMailedTo, storedMailsTo } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('RequestEmailChange', () => {
  test('mails a link to the new address, and changes nothing yet', async () => {
    const customer = await shop.customer();
    const answer = await customer.call('RequestEmailChange', {
      email: 'Right@shop.example',
      password: customer.password,
    });
    expect(answer).toMatchObject({ status: 200, data: { valid_hours: 24 } });
    expect(await emailTicketMailedTo(shop, 'right@shop.example')).toMatch(/^[\w-]+\.[\w-]+$/);
    expect((await storedMailsTo(shop, customer.email)).map(({ key }) => key.split(':')[0])).not.toContain(
      'email-changed',
    );
    expect((await customer.call('Get_customerData_by_id', {})).data[0].fld_email).toBe(customer.email);
  });

  test('refuses a wrong password, the present address, another customer’s address, and invalid addresses', async () => {
    const [customer, other] = [await shop.customer(), await shop.customer()];
    const { password } = customer;
    const ask = async (body: object) => {
      const { status, data } = await customer.call('RequestEmailChange', body);
      return [status, data];
    };
    expect(await ask({ email: 'new@shop.example', password: 'Wrong7wrong' })).toEqual([
      403,
      'This is not your current password.',
    ]);
    expect(await ask({ email: customer.email.toUpperCase(), password })).toEqual([
      400,
      'This is the address of your account already.',
    ]);
    expect(await ask({ email: other.email, password })).toEqual([409, 'This email address is registered already.']);
    expect(await ask({ email: 'new@shop', password })).toEqual([400, 'Please enter valid E-mail.']);
    expect(await ask({ email: 'new@shop.example', password: '' })).toEqual([400, 'Please enter your password.']);
    expect(await storedMailsTo(shop, 'new@shop.example')).toEqual([]);
  });

  test('is for signed-in customers, and limits the number of mails', async () => {
    expect((await shop.visitor().call('RequestEmailChange', { email: 'a@shop.example', password: 'x' })).status).toBe(
      401,
    );
    const customer = await shop.customer();
    const { password } = customer;
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await customer.call('RequestEmailChange', { email: `many${n}@shop.example`, password })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
