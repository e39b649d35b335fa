import { fail, ok } from '@boxwright/contract';
import { describe, expect, test } from 'vitest';
import { receiveReminder } from '../features/order/again/receive-reminder.server.ts';
import { receiveCancel } from '../features/order/cancel/receive-cancel.server.ts';
import { receiveMessage } from '../features/order/messages/receive-message.server.ts';
import { receiveStop } from '../features/order/share/receive-stop.server.ts';
import { receiveWay } from '../routes/checkout/receive-way.server.ts';
import { receiveEnquiry } from '../routes/enquiry/receive-enquiry.server.ts';
import { receiveRecovery } from '../routes/forgetpassword/receive-recovery.server.ts';
import { receiveLogin } from '../routes/login/receive-login.server.ts';
import { receiveRegistration } from '../routes/register/receive-registration.server.ts';
import { receiveChange } from '../routes/saved-boxes/receive-change.server.ts';
import type { ServerApi } from '../server-api.ts';
import { addressOf, answered, posted } from './posted.ts';
import { type Answers, serverDouble } from './server-double.ts';

const signedOut = () => fail('signed_out', 'Please sign in.');
const impossible = () => fail('not_possible', 'This can’t be done any more.');

describe('forms of an order’s page', () => {
  type Receive = (request: Request, api: ServerApi, orderId: number) => Promise<unknown>;
  const forms: [string, Receive, Record<string, string>, keyof Answers, string][] = [
    ['cancel', receiveCancel, {}, 'CancelOrder', '/my-orders/7?done=cancel#cancel'],
    ['message', receiveMessage, { text: 'Thanks' }, 'WriteToDesk', '/my-orders/7?done=message#messages'],
    ['reminder', receiveReminder, { weeks: '4' }, 'SetReorderReminder', '/my-orders/7'],
    ['stop-sharing', receiveStop, { token: 'a'.repeat(32) }, 'StopTrackingLink', ''],
  ];

  test.each(forms)('%s: a signed-out visitor is led to sign-in and back', async (_, receive, fields, operation) => {
    const { api } = serverDouble({ [operation]: signedOut });
    expect(await answered(receive(posted(fields), api, 7))).toEqual({
      status: 303,
      to: '/login?from=%2Fmy-orders%2F7',
    });
  });

  test.each(forms)('%s: the page says beside the form why it was refused', async (form, receive, fields, operation) => {
    const { api } = serverDouble({ [operation]: impossible });
    expect(await answered(receive(posted(fields), api, 7))).toMatchObject({
      status: 422,
      shown: { form, failed: { text: 'This can’t be done any more.' } },
    });
  });

  test('after success the order is shown, where a reload posts nothing', async () => {
    const { api, calls } = serverDouble({
      CancelOrder: () => ok({ refund: 118 }),
      SetReorderReminder: () => ok({ dueOn: null }),
    });
    expect(await answered(receiveCancel(posted({}), api, 7))).toMatchObject({
      status: 303,
      to: forms[0]?.[4],
    });
    const stop = posted({ stop: '1', weeks: '4' });
    expect(await answered(receiveReminder(stop, api, 7))).toMatchObject({ status: 303, to: '/my-orders/7' });
    expect(calls).toEqual([
      ['CancelOrder', { orderId: 7 }],
      ['SetReorderReminder', { orderId: 7, weeks: 0 }],
    ]);
  });
});

describe('sign-in and registration', () => {
  test.each([
    ['/login', '/ordercustomboxes'],
    ['/login?from=%2Fmy-orders%2F7', '/my-orders/7'],
    ['/login?from=https%3A%2F%2Fevil.example', '/ordercustomboxes'],
  ])('signing in at %s leads to %s', async (page, to) => {
    const { api } = serverDouble({ AddwebsiteLogin: () => ok([]) });
    const form = posted({ email: ' asha@kokko.example ', password: 'kraft-board4' }, page);
    expect(await answered(receiveLogin(form, addressOf(page), api))).toMatchObject({ status: 303, to });
  });

  test('a wrong password is reported beside its field, and isn’t sent back', async () => {
    const { api, calls } = serverDouble({ AddwebsiteLogin: () => fail('invalid', 'Invalid Username or Password.') });
    const form = posted({ email: 'asha@kokko.example', password: 'guessed' });
    expect(await answered(receiveLogin(form, addressOf('/login'), api))).toEqual({
      status: 400,
      shown: {
        failed: { text: 'Invalid Username or Password.', field: 'password' },
        typed: { email: 'asha@kokko.example' },
      },
    });
    expect(calls).toHaveLength(1);
  });

  const account = {
    name: ' Asha ',
    email: 'asha@kokko.example',
    mobile: '+91 98400 12345',
    companyName: 'Kokko',
    password: 'kraft-board4',
    confirmPassword: 'kraft-board4',
  };

  test('a new customer is led to sign-in, and from there back to the page before', async () => {
    const { api, calls } = serverDouble({ AddCustomer: () => ok({ customerId: 4 }) });
    const to = addressOf('/register?from=%2Fcheckout');
    expect(await answered(receiveRegistration(posted(account), to, api))).toEqual({
      status: 303,
      to: '/login?from=%2Fcheckout&after=registration',
    });
    expect(calls[0]?.[1]).toMatchObject({ name: 'Asha', mobile: '9840012345', status: 'Website' });
  });

  test('passwords that differ never reach the server, nor the page', async () => {
    const { api, calls } = serverDouble();
    const form = posted({ ...account, confirmPassword: 'another4' });
    const { status, shown } = await answered(receiveRegistration(form, addressOf('/register'), api));
    expect([status, calls]).toEqual([400, []]);
    expect(shown).toMatchObject({ failed: { field: 'confirmPassword' }, typed: { companyName: 'Kokko' } });
    expect(JSON.stringify(shown)).not.toMatch(/kraft-board4|another/);
  });

  test('a recovery whose code is wrong stays at the code', async () => {
    const { api } = serverDouble({ VerifyOtp: () => fail('invalid', 'Incorrect OTP.') });
    const form = posted({ step: 'code', email: 'asha@kokko.example', ticket: 'ticket', code: '123456' });
    expect(await answered(receiveRecovery(form, addressOf('/forgetpassword'), api))).toMatchObject({
      status: 400,
      shown: { failed: { field: 'code' }, recovery: { ticket: 'ticket', verified: false } },
    });
  });
});

describe('other forms of buyers', () => {
  const enquiry = {
    name: 'Asha',
    email: 'asha@kokko.example',
    mobile: '098400 12345',
    message: 'Prices, please.',
    pincode: '600014',
  };

  test('a stored enquiry leads to the page with thanks; a refused one keeps what was typed', async () => {
    const stored = serverDouble({ enquiryMailer: () => ok('Thank you') });
    expect(await answered(receiveEnquiry(posted(enquiry, '/enquiry'), stored.api))).toMatchObject({
      status: 303,
    });
    expect(stored.calls[0]?.[1]).toMatchObject({ mobile: '9840012345' });
    const busy = serverDouble({ enquiryMailer: () => fail('unavailable', 'Please try again.') });
    expect(await answered(receiveEnquiry(posted(enquiry, '/enquiry'), busy.api))).toMatchObject({
      status: 503,
      shown: { failed: { text: 'Please try again.' }, typed: { message: 'Prices, please.', mobile: '9840012345' } },
    });
  });

  test('a way to pay that the page doesn’t have never reaches the server', async () => {
    const { api, calls } = serverDouble({ ConfirmOrder: impossible });
    const { status } = await answered(receiveWay(posted({ mode: 'Gold', total: '100' }), api, 7));
    expect([status, calls]).toEqual([400, []]);
  });

  test.each([
    [{ delete: '3' }, 'DeleteSavedBox', { boxId: 3 }],
    [{ rename: '3', name: 'Soap' }, 'RenameSavedBox', { boxId: 3, name: 'Soap' }],
  ] as const)('the form %j changes a saved box', async (fields, operation, input) => {
    const { api, calls } = serverDouble({ [operation]: () => ok({ boxId: 3 }) });
    expect(await answered(receiveChange(posted(fields), api))).toMatchObject({
      status: 303,
      to: '/saved-boxes',
    });
    expect(calls).toEqual([[operation, input]]);
  });
});
