import { fail, ok, passwordTexts } from '@boxwright/contract';
import { describe, expect, test } from 'vitest';
import { receiveAccountData } from '../routes/account-data/receive-account-data.server.ts';
import { receiveEnquiry } from '../routes/enquiry/receive-enquiry.server.ts';
import { receiveRecovery } from '../routes/forgetpassword/receive-recovery.server.ts';
import { receiveLogin } from '../routes/login/receive-login.server.ts';
import { receiveRegistration } from '../routes/register/receive-registration.server.ts';
import { receiveChange } from '../routes/saved-boxes/receive-change.server.ts';
import { addressOf, answered, posted } from './posted.ts';
import { type Answers, serverDouble } from './server-double.ts';

const signedOut = () => fail('signed_out', 'Please sign in.');

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
});

describe('a forgotten password', () => {
  const email = 'asha@kokko.example';
  const atCode = { step: 'code', email, ticket: 'ticket', code: '123456' };
  const atReset = { step: 'reset', email, ticket: 'ticket', password: 'kraft-board4', confirmPassword: 'kraft-board4' };
  const recover = (fields: Record<string, string>, answers: Answers, page = '/forgetpassword') => {
    const { api, calls } = serverDouble(answers);
    return { answer: answered(receiveRecovery(posted(fields, page), addressOf(page), api)), calls };
  };
  const ticket = () => ok([{ ticket: 'ticket' }]);
  const soon = { code_ends_in: 500, retry_after: 20 };

  test('a code is mailed; one that was mailed just before works as well', async () => {
    const mailed = { Mailer_ForgotPassword: () => ok({ resendAfter: 60, validFor: 600 }) };
    const first = recover({ email: ` ${email} ` }, { Get_SaltByEmailId_ForgotPassword: ticket, ...mailed });
    const recovery = { email, ticket: 'ticket', resendAfter: 60, validFor: 600, verified: false };
    expect((await first.answer).shown).toMatchObject({ recovery, said: passwordTexts.codeSent });
    const again = () => fail('too_many', 'A code was mailed just now.', { details: soon });
    const second = recover({ email }, { Get_SaltByEmailId_ForgotPassword: ticket, Mailer_ForgotPassword: again });
    expect((await second.answer).shown).toMatchObject({
      recovery: { ...recovery, resendAfter: 20, validFor: 500 },
      said: 'A code was mailed just now.',
    });
  });

  test('an unknown email is reported at its field, or at the code when another code was wanted', async () => {
    const unknown = { Get_SaltByEmailId_ForgotPassword: () => fail('not_found', passwordTexts.notRegistered) };
    expect(await recover({ email }, unknown).answer).toMatchObject({
      status: 404,
      shown: { email, failed: { text: passwordTexts.notRegistered, field: 'email' } },
    });
    expect(await recover({ ...atCode, step: 'resend' }, unknown).answer).toMatchObject({
      shown: { failed: { field: 'code' }, recovery: { ticket: 'ticket', verified: false } },
    });
  });

  test('a wrong code keeps the buyer at the code; the right one leads to the new password', async () => {
    expect(await recover(atCode, { VerifyOtp: () => fail('invalid', 'Incorrect OTP.') }).answer).toMatchObject({
      status: 400,
      shown: { failed: { field: 'code' }, recovery: { ticket: 'ticket', verified: false } },
    });
    const { answer, calls } = recover(atCode, { VerifyOtp: () => ok({}) });
    expect(await answer).toMatchObject({ status: 200, shown: { recovery: { ticket: 'ticket', verified: true } } });
    expect(calls).toEqual([['VerifyOtp', { email, code: '123456', ticket: 'ticket' }]]);
  });

  test('a new password leads to sign-in, and from there back to the page before', async () => {
    const { answer, calls } = recover(atReset, { ResetPassword: () => ok({}) }, '/forgetpassword?from=%2Fcart');
    expect(await answer).toEqual({ status: 303, to: '/login?from=%2Fcart&after=reset' });
    expect(calls[0]?.[1]).toMatchObject({ email, ticket: 'ticket', password: 'kraft-board4' });
  });

  test('passwords that differ and old tickets are refused, and no password is sent back', async () => {
    const differ = recover({ ...atReset, confirmPassword: 'another4' }, {});
    expect(await differ.answer).toMatchObject({ status: 400, shown: { failed: { field: 'confirmPassword' } } });
    expect(JSON.stringify(await differ.answer)).not.toMatch(/kraft-board4|another4/);
    const old = recover(atReset, { ResetPassword: () => fail('forbidden', 'Please ask for another code.') });
    expect(await old.answer).toMatchObject({ status: 403, shown: { email, failed: { field: 'email' } } });
    const broken = recover(atReset, { ResetPassword: () => fail('unavailable', 'No database.') });
    expect(await broken.answer).toMatchObject({
      shown: { failed: { text: passwordTexts.notReset }, recovery: { verified: true } },
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

  test('a request for a quotation is stored as one, with its cartons', async () => {
    const carton = {
      organisation: 'Kokko',
      cartonType: 'Mono Carton',
      quantity: '5000',
      length: '60',
      width: '40',
      height: '25',
    };
    const { api, calls } = serverDouble({ monocartonsenquiry: () => ok('Thank you') });
    const form = posted({ ...enquiry, ...carton }, '/enquiry?form=quote');
    expect(await answered(receiveEnquiry(form, api))).toEqual({ status: 303, to: '/enquiry?sent=quote' });
    expect(calls).toEqual([['monocartonsenquiry', expect.objectContaining(carton)]]);
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

describe('a customer’s data', () => {
  const forms: [form: string, fields: Record<string, string>, Answers, input: object, to: string][] = [
    [
      'download',
      { password: 'kraft-board4' },
      { RequestDataExport: () => ok({ address: '/data.zip' }) },
      { password: 'kraft-board4' },
      '/data.zip',
    ],
    [
      'erase',
      { password: 'kraft-board4' },
      { EraseAccount: () => ok({}) },
      { password: 'kraft-board4' },
      '/login?after=erased',
    ],
    [
      'session',
      { session: 's1' },
      { EndSession: () => ok({}) },
      { sessionId: 's1' },
      '/account-data?done=ended#devices',
    ],
    ['session', {}, { EndOtherSessions: () => ok({}) }, {}, '/account-data?done=others-ended#devices'],
  ];

  test('a device that has gone already is off the list', async () => {
    const { api } = serverDouble({ EndSession: () => fail('not_found', 'There is no such session.') });
    const answer = await answered(receiveAccountData(posted({ form: 'end', session: 's1' }), api));
    expect(answer).toEqual({ status: 303, to: '/account-data?done=ended#devices' });
  });

  test.each(forms)('%s %j: after success the next page or file follows', async (form, fields, answers, input, to) => {
    const { api, calls } = serverDouble(answers);
    expect(await answered(receiveAccountData(posted({ form, ...fields }), api))).toEqual({ status: 303, to });
    expect(calls).toEqual([[Object.keys(answers)[0], input]]);
  });

  test.each(forms)('%s %j: a refusal is shown in its form, without the password', async (form, fields, answers) => {
    const answer = () => fail('invalid', 'The password is wrong.', { field: 'password' });
    const { api } = serverDouble(Object.fromEntries(Object.keys(answers).map((name) => [name, answer])));
    expect(await answered(receiveAccountData(posted({ form, ...fields }), api))).toEqual({
      status: 400,
      shown: { form, failed: { text: 'The password is wrong.', field: 'password' } },
    });
  });

  test.each(forms)('%s %j: a signed-out visitor is led to sign-in and back', async (form, fields, answers) => {
    const { api } = serverDouble(Object.fromEntries(Object.keys(answers).map((name) => [name, signedOut])));
    expect(await answered(receiveAccountData(posted({ form, ...fields }), api))).toEqual({
      status: 303,
      to: '/login?from=%2Faccount-data',
    });
  });
});
