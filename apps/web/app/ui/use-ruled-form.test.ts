import { fail, ok, type Result, type Rule } from '@boxwright/contract';
import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { keepDraft, readDraft } from '../drafts.ts';
import { control, openScreen, typeInto } from '../testing/screen.tsx';
import { type RuledForm, useRuledForm } from './use-ruled-form.ts';

interface Values {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}
const empty: Values = { name: '', email: '', password: '' };
const rules: readonly Rule<Values>[] = [
  { field: 'name', text: 'Please enter your name.', fails: ({ name }) => name === '' },
  { field: 'email', text: 'Please enter your email.', fails: ({ email }) => email === '' },
];

const input = (form: RuledForm<Values>, name: keyof Values) => {
  const { error, ...props } = form.field(name);
  return createElement('input', { key: name, ...props, 'aria-invalid': error !== undefined });
};
const shows = (form: RuledForm<Values>) =>
  createElement(
    'form',
    { onSubmit: form.onSubmit },
    input(form, 'name'),
    input(form, 'email'),
    input(form, 'password'),
  );

type Options = Partial<Parameters<typeof useRuledForm<Values>>[0]>;
const openForm = (options: Options = {}, send: (values: Values) => Promise<Result<unknown>> = async () => ok(null)) =>
  openScreen(
    () => useRuledForm<Values>({ rules, defaults: empty, keepAs: 'enquiry', secrets: ['password'], send, ...options }),
    { given: undefined, shows },
  );
const press = () => document.forms[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const fill = () => {
  typeInto('name', 'Asha');
  typeInto('email', 'asha@kokko.example');
};
const kept = () => readDraft(null, 'enquiry');

describe('a form that is sent', () => {
  test('says the first broken rule beside its field, which gets the focus; nothing is sent', async () => {
    const send = vi.fn();
    const form = await openForm({}, send);
    await form.act(press);
    expect([form.now.field('name').error, form.now.field('email').error]).toEqual([rules[0]?.text, undefined]);
    expect(document.activeElement).toBe(control('name'));
    await form.act(() => typeInto('name', 'Asha'));
    expect(form.now.field('name').error).toBeUndefined();
    await form.act(press);
    expect(form.now.field('email').error).toBe(rules[1]?.text);
    expect(send).not.toHaveBeenCalled();
  });

  test('is sent once however often the button is pressed, and forgotten once it has arrived', async () => {
    const answer = Promise.withResolvers<Result<unknown>>();
    const send = vi.fn(() => answer.promise);
    const form = await openForm({}, send);
    await form.act(fill);
    await form.act(press);
    await form.act(press);
    expect([form.now.busy, send.mock.calls]).toEqual([
      true,
      [[{ ...empty, name: 'Asha', email: 'asha@kokko.example' }]],
    ]);
    expect(kept()).toContain('Asha');
    await form.act(() => answer.resolve(ok(null)));
    expect([form.now.busy, kept()]).toEqual([false, null]);
  });

  test('keeps what was typed when it is refused, says why beside the field, and can be sent again', async () => {
    const answers: Result<unknown>[] = [fail('invalid', 'No such address.', { field: 'email' }), ok(null)];
    const form = await openForm({}, async () => answers.shift() ?? ok(null));
    await form.act(fill);
    await form.act(press);
    expect(form.now.field('email').error).toBe('No such address.');
    expect(form.now.values()).toMatchObject({ name: 'Asha' });
    expect(kept()).toContain('Asha');
    await form.act(press);
    expect([form.now.field('email').error, kept()]).toEqual([undefined, null]);
  });
});

describe('what was typed', () => {
  test('is there again after a reload, but never a password', async () => {
    const form = await openForm();
    await form.act(() => {
      fill();
      typeInto('password', 'kraft-board4');
    });
    expect(JSON.stringify(sessionStorage)).not.toContain('kraft-board4');
    await form.leave();
    const again = await openForm();
    expect(again.now.current).toEqual({ name: 'Asha', email: 'asha@kokko.example', password: '' });
    expect(control('name').value).toBe('Asha');
  });

  test('is another customer’s nowhere', async () => {
    keepDraft(7, 'profile', '{"name":"Asha"}');
    expect((await openForm({ keepAs: 'profile', keptFor: 8 })).now.current.name).toBe('');
  });

  test('before the script arrived counts more than a draft, and so does the answer to a form without JavaScript', async () => {
    keepDraft(null, 'enquiry', '{"name":"Old","email":"old@kokko.example","other":3}');
    const failed = { text: 'Please enter your mobile.', field: 'email' };
    const answered = await openForm({ failed });
    expect(answered.now.current).toEqual(empty);
    expect(answered.now.field('email').error).toBe(failed.text);
    await answered.act(() => answered.now.setValue('email', 'asha@kokko.example'));
    expect(answered.now.field('email').error).toBeUndefined();
    await answered.leave();
    const typedBefore = (form: RuledForm<Values>) =>
      createElement('input', {
        name: 'name',
        ref: (element: HTMLInputElement | null) => {
          if (element !== null) element.value = 'New';
          form.field('name').ref(element);
        },
      });
    const form = await openScreen(
      () => useRuledForm<Values>({ rules, defaults: empty, keepAs: 'enquiry', send: async () => ok(null) }),
      { given: undefined, shows: typedBefore },
    );
    expect(form.now.current.name).toBe('New');
  });

  test('is gone when the form is emptied, and a draft that can’t be read is none', async () => {
    keepDraft(null, 'enquiry', '{"name":');
    const form = await openForm();
    expect(form.now.current).toEqual(empty);
    await form.act(() => form.now.setValue('name', 'Asha'));
    expect([control('name').value, kept()]).toEqual(['Asha', expect.stringContaining('Asha')]);
    await form.act(() => form.now.clear());
    expect([control('name').value, form.now.current, kept()]).toEqual(['', empty, null]);
  });
});
