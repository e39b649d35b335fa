import { unique } from '@boxwright/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const person = () => ({
  name: 'Arun Kumar',
  email: `arun-${unique()}@tea.example`,
  mobile: '9840098400',
  password: 'Nilgiri1',
  companyName: '',
  status: 'Website',
  updatedby: 0,
});

describe('AddCustomer', () => {
  test('registers a customer, who can then sign in and gets a welcome mail', async () => {
    const visitor = shop.visitor();
    const form = person();
    expect(await visitor.call('AddCustomer', form)).toMatchObject({
      status: 200,
      data: { customerid: expect.any(Number) },
    });
    expect(visitor.cookies.has('boxwright.session_token')).toBe(false);
    const login = await visitor.call('AddwebsiteLogin', { email: form.email.toUpperCase(), password: form.password });
    expect(login.data).toMatchObject([{ fld_name: 'Arun Kumar', fld_email: form.email, fld_companyname: null }]);
    await shop.runJobs();
    const mails = await (await shop.staff()).call('GetMailbox', { search: form.email });
    expect(mails.data).toMatchObject([{ fld_subject: expect.stringContaining('Welcome') }]);
  });

  test('reports the first missing field, in the order of the form', async () => {
    const texts = [
      [{ name: '' }, 'Please enter your name.'],
      [{ name: 'A', email: '' }, 'Please enter email address.'],
      [{ email: 'arun@tea' }, 'Please enter valid email address.'],
      [{ mobile: '' }, 'Please enter mobile number.'],
      [{ mobile: '98400' }, 'Please enter valid mobile number.'],
      [{ password: '' }, 'Please enter password.'],
      [{ password: 'short' }, 'Password must be at least 6 characters  & contains a number and a letter'],
    ] as const;
    const visitor = shop.visitor();
    for (const [own, data] of texts) {
      expect(await visitor.call('AddCustomer', { ...person(), ...own })).toMatchObject({ status: 400, data });
    }
  });

  test('registers an e-mail address only once, also for two concurrent requests', async () => {
    const form = person();
    const answers = await Promise.all([1, 2, 3].map(() => shop.visitor().call('AddCustomer', form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.data).toBe(
      'This email address is registered already. Please login.',
    );
  });
});
