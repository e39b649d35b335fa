import { fail, ok } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { officePaths } from '../office-paths.ts';
import { catalogueForms } from './catalogue-forms.ts';
import { customerForms } from './customer-forms.ts';
import { deskForms } from './desk-forms.ts';
import { eWayForms } from './e-way-forms.ts';
import { moneyForms } from './money-forms.ts';
import { type OfficeForm, sendTo } from './office-form.ts';
import { partForms } from './part-forms.ts';
import { productionForms } from './production-forms.ts';
import { sellingForms } from './selling-forms.ts';
import { type Answers, serverDouble } from './server-double.ts';
import { settlementForms } from './settlement-forms.ts';
import { shopForms } from './shop-forms.ts';
import { staffForms } from './staff-forms.ts';

const forms = [
  ...catalogueForms,
  ...customerForms,
  ...deskForms,
  ...eWayForms,
  ...moneyForms,
  ...partForms,
  ...productionForms,
  ...sellingForms,
  ...settlementForms,
  ...shopForms,
  ...staffForms,
].map((form) => [`${form.page.address} ${form.fields['form'] ?? ''} → ${form.operation}`, form] as const);

const answering = ({ operation }: OfficeForm, answer: () => unknown) =>
  serverDouble({ [operation]: answer } as Answers);

test.each(forms)('%s: its operation gets what was typed, and the page says what was done', async (_, form) => {
  const { page, fields, operation, input, next } = form;
  const { api, calls } = answering(form, () => ok(form.answer));
  const answer = await sendTo(page, fields, api);
  expect(calls).toEqual([[operation, input]]);
  if (typeof next === 'string') expect(answer).toEqual({ status: 303, to: next });
  else expect(answer.shown).toEqual({ form: fields['form'] ?? '', typed: {}, ...next });
});

const secrets = ['currentPassword', 'password', 'confirmPassword', 'code'];

test.each(forms)('%s: a refusal is shown at its field, with what was typed but no secrets', async (_, form) => {
  const { page, fields } = form;
  const { api } = answering(form, () => fail('conflict', 'Somebody has changed it meanwhile.', { field: 'name' }));
  const { status, shown } = await sendTo(page, fields, api);
  const typed = Object.entries(fields).filter(([name, value]) => typeof value === 'string' && !secrets.includes(name));
  expect(status).toBe(409);
  expect(shown).toMatchObject({
    form: fields['form'] ?? '',
    failed: { text: 'Somebody has changed it meanwhile.', field: 'name' },
    typed: Object.fromEntries(typed),
  });
  for (const secret of secrets) expect(shown).not.toHaveProperty(['typed', secret]);
});

const signIns = ['StaffSignIn', 'ConfirmStaffSignIn'];

test.each(forms.filter(([, { operation }]) => !signIns.includes(operation)))(
  '%s: a signed-out member is led to the sign-in and back to the page',
  async (_, form) => {
    const { api } = answering(form, () => fail('signed_out', 'Please sign in to continue.'));
    expect(await sendTo(form.page, form.fields, api)).toEqual({
      status: 303,
      to: officePaths.staffSignIn(form.page.address),
    });
  },
);
