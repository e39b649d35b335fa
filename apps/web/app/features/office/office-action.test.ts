import { fail, ok, type Result } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { sendTo } from '../../testing/office-form.ts';
import type { Fields } from '../../testing/posted.ts';
import { serverDouble } from '../../testing/server-double.ts';
import { officeAction } from './office-action.server.ts';

const holiday = { day: '2026-01-26', name: 'Republic Day' };

/** Sends a form to an action; all its operations return the same answer. */
async function send(
  action: ReturnType<typeof officeAction>,
  fields: Fields,
  { page = '/manage/holidays', answer = ok(holiday) as Result<typeof holiday> } = {},
) {
  const { api, calls } = serverDouble({ AddHoliday: () => answer, DeleteHoliday: () => answer });
  const answered = await sendTo({ action, address: page, params: { id: '7' } }, fields, api);
  return { called: calls, ...answered };
}

const holidays = officeAction({
  add: async (form) => {
    await form.send('AddHoliday', form.texts('day', 'name'));
    return { done: 'It is added.' };
  },
  delete: async (form) => {
    await form.send('DeleteHoliday', form.texts('day'));
    return '/manage/holidays';
  },
});

test('the act of a form’s name runs, and the page says what was done', async () => {
  const sent = await send(holidays, { form: 'add', day: '2026-01-26', name: 'Republic Day' });
  expect(sent).toEqual({
    called: [['AddHoliday', { day: '2026-01-26', name: 'Republic Day' }]],
    status: 200,
    shown: { form: 'add', typed: {}, done: 'It is added.' },
  });
});

test('an act can lead to another page, so that a reload posts nothing', async () => {
  expect(await send(holidays, { form: 'delete:2026', day: '2026-01-26' })).toMatchObject({
    status: 303,
    to: '/manage/holidays',
  });
});

test('a refusal is shown at its field, with all that was typed', async () => {
  const answer = fail('conflict', 'This day is a holiday already.', { field: 'day' });
  const typed = { form: 'add', day: '2026-01-26', name: 'Republic Day' };
  expect(await send(holidays, typed, { answer })).toMatchObject({
    status: 409,
    shown: { form: 'add', typed, failed: { text: 'This day is a holiday already.', field: 'day' } },
  });
});

test.each(['', 'drop', 'toString'])('a form that the page doesn’t have changes nothing: “%s”', async (form) => {
  expect(await send(holidays, { form })).toMatchObject({
    called: [],
    status: 400,
    shown: { failed: { text: 'The page doesn’t know this form. Please load the page again.' } },
  });
});

test('input that an operation can’t read isn’t sent to it', async () => {
  const sent = await send(holidays, { form: 'add', day: 'x'.repeat(100_000), name: '' });
  expect(sent.called).toEqual([]);
  expect(sent.status).toBe(400);
});

const answer = fail('signed_out', 'Please sign in to continue.');

test.each([
  ['/manage/stock/tools?search=soap&edit=7', '/manage/stock/tools?search=soap&edit=7'],
  ['/manage/mailbox?search=a%20b', '/manage/mailbox?search=a%20b'],
  ['/manage/orders/7?form=step&act=step&to=Packed', '/manage/orders/7?act=step&to=Packed'],
])(
  'a visitor who isn’t signed in any more signs in and comes back to the page with its search: %s',
  async (page, back) => {
    const { status, to } = await send(holidays, { form: 'delete', day: '2026-01-26' }, { page, answer });
    expect(status).toBe(303);
    expect(new URL(to ?? '', 'https://shop.example').searchParams.get('from')).toBe(back);
  },
);

test('passwords and codes are never sent back', async () => {
  const refuse = officeAction(async (form) => form.refuse({ code: 'invalid', text: 'No.' }));
  const { shown } = await send(refuse, {
    email: 'a@b.example',
    password: 'secret',
    confirmPassword: 's',
    code: '123456',
  });
  expect(shown).toMatchObject({ typed: { email: 'a@b.example' } });
  expect(JSON.stringify(shown)).not.toMatch(/secret|123456|confirm/);
});

test('a row’s number is a number that a row can have; everything else counts as none', async () => {
  const ids: number[] = [];
  const read = officeAction(async (form) => {
    ids.push(form.id('row'), form.idOfPage('id'));
    return '/manage';
  });
  for (const row of ['12', '0', '-1', '1.5', '9999999999', 'x', '']) await send(read, { row });
  expect(ids).toEqual([12, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7]);
});
