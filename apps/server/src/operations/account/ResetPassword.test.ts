import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop, type ShopVisitor } from '../../testing/open-shop.ts';
import { mailsOfChange, ticketFor, verifiedTicket } from '../../testing/passwords.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const fresh = 'Folding7box';
const failed = [403, 'Something went wrong, try again later.'];
const reset = async (visitor: ShopVisitor, body: object) => {
  const { status, data } = await visitor.call('ResetPassword', { updatedby: null, ...body });
  return [status, data];
};
const signIn = async (email: string, password: string) =>
  (await shop.visitor().call('AddwebsiteLogin', { email, password })).status;

describe('ResetPassword', () => {
  test('sets the password, ends every session and notifies the customer', async () => {
    const customer = await shop.customer();
    const { email } = customer;
    const visitor = shop.visitor();
    const salt = await verifiedTicket(shop, visitor, email);
    expect(await reset(visitor, { email, password: fresh, salt })).toEqual([200, {}]);
    expect((await customer.call('UserInfo')).data).toMatchObject({ customer: [] });
    expect(await signIn(email, customer.password)).toBe(401);
    expect(await signIn(email, fresh)).toBe(200);
    await shop.runJobs();
    const [notice] = await mailsOfChange(shop, email);
    expect(notice?.subject).toBe('Your Boxwright password was changed');
    expect(notice?.text).not.toContain(fresh);
  });

  test('refuses a weak password, in the order of the form, and keeps the ticket valid', async () => {
    const { email } = await shop.customer();
    const visitor = shop.visitor();
    const salt = await verifiedTicket(shop, visitor, email);
    const weak = 'Password must be at least 6 characters  & contains a number and a letter';
    expect(await reset(visitor, { email, password: '', salt })).toEqual([400, 'Please enter new password.']);
    expect(await reset(visitor, { email, password: 'abcdef', salt })).toEqual([400, weak]);
    expect(await reset(visitor, { email, password: fresh, salt })).toEqual([200, {}]);
  });

  test('a ticket that was not verified by a code sets no password', async () => {
    const { email, password } = await shop.customer();
    const visitor = shop.visitor();
    const salt = await ticketFor(visitor, email);
    for (const wrong of [salt, '', 'made-up']) {
      expect(await reset(visitor, { email, password: fresh, salt: wrong })).toEqual(failed);
    }
    expect(await signIn(email, password)).toBe(200);
  });

  test('a ticket works once, also for two concurrent requests', async () => {
    const { email } = await shop.customer();
    const visitor = shop.visitor();
    const salt = await verifiedTicket(shop, visitor, email);
    const answers = await Promise.all(
      ['Folding7box', 'Folding8box'].map((password) => reset(visitor, { email, password, salt })),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([200, 403]);
    expect(await reset(visitor, { email, password: fresh, salt })).toEqual(failed);
    await shop.runJobs();
    expect(await mailsOfChange(shop, email)).toHaveLength(1);
  });

  test('a ticket is valid for ten minutes after the code', async () => {
    const { email } = await shop.customer();
    const visitor = shop.visitor();
    const salt = await verifiedTicket(shop, visitor, email);
    shop.clock.advance({ minutes: 10 });
    expect(await reset(visitor, { email, password: fresh, salt })).toEqual(failed);
  });

  test('refuses another account’s ticket, and a ticket for changing', async () => {
    const [mine, yours] = [await shop.customer(), await shop.customer()];
    const visitor = shop.visitor();
    const salt = await verifiedTicket(shop, visitor, mine.email);
    expect(await reset(visitor, { email: yours.email, password: fresh, salt })).toEqual(failed);
    await yours.call('AddwebsiteLogin', { email: yours.email, password: yours.password });
    const toChange = await ticketFor(yours, yours.email);
    expect(await reset(yours, { email: yours.email, password: fresh, salt: toChange })).toEqual(failed);
    expect(await signIn(yours.email, yours.password)).toBe(200);
  });

  test('a new password invalidates every other ticket', async () => {
    const { email } = await shop.customer();
    const [first, second] = [shop.visitor(), shop.visitor()];
    const salt = await verifiedTicket(shop, first, email);
    shop.clock.advance({ minutes: 1 });
    const later = await verifiedTicket(shop, second, email);
    expect(await reset(second, { email, password: fresh, salt: later })).toEqual([200, {}]);
    expect(await reset(first, { email, password: 'Folding8box', salt })).toEqual(failed);
  });
});
