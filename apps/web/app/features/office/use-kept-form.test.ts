import { createElement, useRef } from 'react';
import { Form, redirect, useActionData } from 'react-router';
import { expect, test } from 'vitest';
import { control, openScreen, typeInto } from '../../testing/screen.tsx';
import { forgetKeptForms, useKeptForm } from './use-kept-form.ts';

/** What the server says to the form: a refusal, or where it leads. */
let answer: { readonly refused: string } | Response;

const openEnquiry = (id = 3) =>
  openScreen(
    () => {
      const form = useRef<HTMLFormElement>(null);
      const refused = useActionData<{ refused: string }>()?.refused;
      return { form, refused, timesSent: useKeptForm(form, `note ${id}`, refused !== undefined) };
    },
    {
      given: undefined,
      at: `/manage/enquiries/${id}`,
      action: () => answer,
      shows: ({ form, refused, timesSent }) =>
        createElement(
          Form,
          { key: timesSent, ref: form, method: 'post' },
          createElement('input', { type: 'hidden', name: 'seen', defaultValue: 'version' }),
          createElement('textarea', { name: 'text', defaultValue: refused }),
          createElement('input', { type: 'checkbox', name: 'done' }),
          createElement('button', { name: 'send', type: 'submit' }),
        ),
    },
  );
const text = () => control<HTMLTextAreaElement>('text').value;
const send = () => document.forms[0]?.requestSubmit(control('send'));

test('what is typed into a form is there again when its page is come back to, and nowhere else', async () => {
  const enquiry = await openEnquiry();
  await enquiry.act(() => typeInto('text', 'Asks for kraft.'));
  await enquiry.leave();
  const other = await openEnquiry(4);
  expect(text()).toBe('');
  await other.leave();
  await openEnquiry();
  expect(text()).toBe('Asks for kraft.');
  // What the page knows of the version is never overwritten.
  expect(JSON.stringify(sessionStorage)).not.toContain('version');
});

test('a form that was sent with success is empty, here and after a reload', async () => {
  answer = redirect('/manage/enquiries/3?done=note');
  const enquiry = await openEnquiry();
  await enquiry.act(() => typeInto('text', 'Asks for kraft.'));
  await enquiry.act(send);
  await expect.poll(() => enquiry.now.timesSent).toBe(1);
  expect(text()).toBe('');
  await enquiry.leave();
  await openEnquiry();
  expect(text()).toBe('');
});

test('a refused form keeps what was typed, as the page shows it, and is kept on', async () => {
  answer = { refused: 'Asks for kraft, as it was sent.' };
  const enquiry = await openEnquiry();
  await enquiry.act(() => typeInto('text', 'Asks for kraft.'));
  await enquiry.act(send);
  await expect.poll(() => enquiry.now.refused).toBeDefined();
  expect([enquiry.now.timesSent, JSON.stringify(sessionStorage)]).toEqual([
    0,
    expect.stringContaining('Asks for kraft.'),
  ]);
  answer = redirect('/manage/enquiries/3');
  await enquiry.act(() => typeInto('text', 'Asks for kraft, in brown.'));
  await enquiry.act(send);
  await expect.poll(() => enquiry.now.timesSent).toBe(1);
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is left for whoever signs in next', async () => {
  const enquiry = await openEnquiry();
  await enquiry.act(() => typeInto('text', 'Asks for kraft.'));
  sessionStorage.setItem('other', 'stays');
  forgetKeptForms();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});
