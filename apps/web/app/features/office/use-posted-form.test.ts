import { createElement } from 'react';
import { useSubmit } from 'react-router';
import { expect, test } from 'vitest';
import { control, openScreen } from '../../testing/screen.tsx';
import { type Posted, refusalWithoutForm, usePostedForm } from './posted-form.ts';

const refused = (form: string, field?: string): Posted => ({
  form,
  failed: { text: 'Too long.', ...(field === undefined ? {} : { field }) },
  typed: { name: 'Ravi', note: 'Rings at noon.' },
});
const done = (form: string): Posted => ({ form, typed: {}, done: 'Saved.' });

/** A page with the form `correct`, and what it has got back from its forms. */
const openPage = (posted?: Posted, answer?: Promise<null>) =>
  openScreen((posted: Posted | undefined) => ({ ...usePostedForm('correct', posted), submit: useSubmit() }), {
    given: posted,
    ...(answer === undefined ? {} : { action: () => answer }),
    shows: ({ ref, field, failed }) => {
      const { error: _, ...name } = field('name', 'Asha');
      return createElement(
        'form',
        { ref },
        failed && createElement('p', { role: 'alert', tabIndex: -1 }, failed.text),
        createElement('input', name),
      );
    },
  });

test('a refused form has what was typed, with the reason at its field, which has the focus', async () => {
  const page = await openPage(refused('correct', 'name'));
  expect(page.now.field('name', 'Asha')).toEqual({ name: 'name', defaultValue: 'Ravi', error: 'Too long.' });
  expect(page.now.field('note')).toEqual({ name: 'note', defaultValue: 'Rings at noon.', error: undefined });
  expect(document.activeElement).toBe(control('name'));
});

test.each([
  ['without a field', undefined],
  ['for a field that it doesn’t show', 'version'],
])('a form that is refused %s has its reason in focus', async (_, field) => {
  await openPage(refused('correct', field));
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
});

test('the refusal of another form changes nothing in this one', async () => {
  const page = await openPage(refused('erase', 'name'));
  expect(page.now.field('name', 'Asha')).toEqual({ name: 'name', defaultValue: 'Asha', error: undefined });
  expect([page.now.failed, document.activeElement]).toEqual([undefined, document.body]);
});

test('a form starts empty after each success of its own, and only then', async () => {
  const page = await openPage();
  const first = done('correct');
  for (const [posted, times] of [
    [refused('correct'), 0],
    [done('erase'), 0],
    [first, 1],
    [first, 1],
    [done('correct'), 2],
  ] as const) {
    await page.give(posted);
    expect(page.now.timesDone).toBe(times);
  }
});

test('after each success the page’s notice has the focus that went with the form', async () => {
  document.body.innerHTML = '<main><p data-notice tabindex="-1">Saved.</p></main>';
  const page = await openPage();
  for (const _ of ['first', 'again']) {
    (document.activeElement as HTMLElement | null)?.blur();
    await page.give(done('correct'));
    expect(document.activeElement).toBe(document.querySelector('[data-notice]'));
  }
});

test.each([
  ['correct', true],
  ['erase', false],
])('while %s is sent, the form says so: %s', async (form, isSending) => {
  const answer = Promise.withResolvers<null>();
  const page = await openPage(undefined, answer.promise);
  await page.act(() => void page.now.submit({ form }, { method: 'post' }));
  expect(page.now.isSending).toBe(isSending);
  await page.act(() => answer.resolve(null));
  await expect.poll(() => page.now.isSending).toBe(false);
});

test('a refusal is shown by the page itself once its form has left the page', () => {
  const posted = refused('price:5', 'amount');
  expect(refusalWithoutForm(posted, ['box', 'price:6'])).toEqual(posted.failed);
  expect(refusalWithoutForm(posted, ['box', 'price:5'])).toBeUndefined();
  expect(refusalWithoutForm(done('price:5'), ['box'])).toBeUndefined();
  expect(refusalWithoutForm(undefined, [])).toBeUndefined();
});
