import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopCustomer } from '../../testing/open-shop.ts';
import { mailsOfChange, ticketFor, verifiedTicket } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const fresh = 'Folding7box';
const failed = [403, 'something went wrong, try again later'];

const userIdOf = async (customer: ShopCustomer): Promise<string> =>
  (await customer.call('UserInfo')).data.customer[0].fld_userid;
const confirm = ({ call, email, password }: ShopCustomer, typed = password) =>
  call('AddwebsiteLogin', { email, password: typed, action: 'Login' });
const change = async (customer: ShopCustomer, body: object) => {
  const { status, data } = await customer.call('ChangeCustomerPassword', body);
  return [status, data];
};
const signIn = async (email: string, password: string) =>
  (await shop.visitor().call('AddwebsiteLogin', { email, password })).status;

describe('ChangeCustomerPassword', () => {
  test('sets the password after the current one was confirmed, ends all sessions and notifies the customer', async () => {
    const customer = await shop.customer();
    const { email, password } = customer;
    const elsewhere = shop.visitor();
    await elsewhere.call('AddwebsiteLogin', { email, password });
    const userid = await userIdOf(customer);

    expect((await confirm(customer)).data).toMatchObject([{ fld_email: email }]);
    const salt = await ticketFor(customer, email);
    expect(await change(customer, { userid, password: fresh, salt })).toEqual([200, {}]);

    for (const browser of [customer, elsewhere])
      expect((await browser.call('UserInfo')).data).toMatchObject({ customer: [] });
    expect(customer.cookies.has('boxwright.session_token')).toBe(false);
    expect([await signIn(email, password), await signIn(email, fresh)]).toEqual([401, 200]);
    await shop.runJobs();
    expect((await mailsOfChange(shop, email))[0]?.subject).toBe('Your Boxwright password was changed');
    expect((await customer.call('ChangeCustomerPassword', { userid, password: fresh, salt })).status).toBe(401);
  });

  test('refuses a weak password, in the order of the form', async () => {
    const customer = await shop.customer();
    const weak = 'Password must be at least 6 characters  & contains a number and a letter';
    expect(await change(customer, { password: '' })).toEqual([400, 'Please enter new password.']);
    expect(await change(customer, { password: '123456' })).toEqual([400, weak]);
  });

  test('a wrong current password changes nothing and keeps the session', async () => {
    const customer = await shop.customer();
    const userid = await userIdOf(customer);
    const refused = await confirm(customer, 'Wrong1234');
    expect([refused.status, refused.data]).toEqual([403, 'Invalid email or password.']);
    const salt = await ticketFor(customer, customer.email);
    expect(await change(customer, { userid, password: fresh, salt })).toEqual(failed);
    expect((await customer.call('UserInfo')).data.customer).toHaveLength(1);
  });

  test('a session alone is not enough, nor is a confirmation in another browser', async () => {
    const customer = await shop.customer();
    const userid = await userIdOf(customer);
    const elsewhere: ShopCustomer = { ...customer, ...shop.visitor() };
    await elsewhere.call('AddwebsiteLogin', { email: customer.email, password: customer.password });
    const early = await ticketFor(customer, customer.email);
    expect(await change(customer, { userid, password: fresh, salt: early })).toEqual(failed);
    await confirm(customer);
    const foreign = await ticketFor(elsewhere, customer.email);
    expect(await change(elsewhere, { userid, password: fresh, salt: foreign })).toEqual(failed);
  });

  test('one confirmation gives one ticket, and both are valid for ten minutes', async () => {
    const customer = await shop.customer();
    const userid = await userIdOf(customer);
    await confirm(customer);
    const [, second] = [await ticketFor(customer, customer.email), await ticketFor(customer, customer.email)];
    expect(await change(customer, { userid, password: fresh, salt: second })).toEqual(failed);

    await confirm(customer);
    const late = await ticketFor(customer, customer.email);
    shop.clock.advance({ minutes: 10 });
    expect(await change(customer, { userid, password: fresh, salt: late })).toEqual(failed);

    await confirm(customer);
    shop.clock.advance({ minutes: 10 });
    const tooLate = await ticketFor(customer, customer.email);
    expect(await change(customer, { userid, password: fresh, salt: tooLate })).toEqual(failed);
  });

  test('refuses another customer’s id or ticket, and a ticket for resetting', async () => {
    const [mine, yours] = [await shop.customer(), await shop.customer()];
    await confirm(mine);
    const salt = await ticketFor(mine, mine.email);
    expect(await change(mine, { userid: await userIdOf(yours), password: fresh, salt })).toEqual(failed);
    expect(await change(yours, { userid: await userIdOf(yours), password: fresh, salt })).toEqual(failed);
    const toReset = await verifiedTicket(shop, yours, yours.email);
    expect(await change(yours, { userid: await userIdOf(yours), password: fresh, salt: toReset })).toEqual(failed);
    expect(await signIn(yours.email, yours.password)).toBe(200);
  });

  test('asks a signed-out visitor to sign in', async () => {
    const { status, data } = await shop.visitor().call('ChangeCustomerPassword', { password: fresh });
    expect([status, data]).toEqual([401, 'Please sign in to continue.']);
  });
});
