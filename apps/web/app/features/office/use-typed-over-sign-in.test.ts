import { createElement, type ReactNode } from 'react';
import { Form, redirect, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { officePaths } from '../../office-paths.ts';
import { control, openScreen } from '../../testing/screen.tsx';
import { forgetUnsent, useTypedOverSignIn } from './use-typed-over-sign-in.ts';

const page = '/manage/stock?board=5';

const field = (name: string, type: string, value?: string) =>
  createElement('input', { key: name + value, name, type, defaultValue: value });
/** A page with two forms of the same fields, apart from the row that they are about. */
const forms = [3, 5].map(
  (row): ReactNode =>
    createElement(
      'details',
      { key: row },
      createElement(
        Form,
        { method: 'post' },
        field('row', 'hidden', String(row)),
        field('sheets', 'text', '100'),
        field('counted', 'checkbox', 'yes'),
        field('password', 'password', ''),
        createElement('button', { type: 'submit', name: 'form', value: 'correct' }),
      ),
    ),
);

/** What the server does with the form: the session has ended at first. */
let answer: () => unknown;
let arrival: PromiseWithResolvers<void>;
beforeEach(() => {
  answer = () => redirect(officePaths.staffSignIn(page));
});

const openOffice = () =>
  openScreen(
    () => {
      useTypedOverSignIn();
      return useLocation().pathname;
    },
    {
      given: undefined,
      at: page,
      path: '*',
      action: async () => {
        await arrival.promise;
        return answer();
      },
      shows: (pathname) => (pathname === '/manage/stock' ? forms : null),
    },
  );
const second = <Element>(name: string) => document.forms[1]?.elements.namedItem(name) as Element;
/** Fills the second form and sends it; the page shows that it is on its way. */
async function send(office: Awaited<ReturnType<typeof openOffice>>): Promise<void> {
  arrival = Promise.withResolvers();
  await office.act(() => {
    second<HTMLInputElement>('sheets').value = '240';
    second<HTMLInputElement>('counted').checked = true;
    second<HTMLInputElement>('password').value = 'kraft-board4';
    document.forms[1]?.requestSubmit(second<HTMLButtonElement>('form'));
  });
  await office.act(() => arrival.resolve());
}

test('what was sent after the session had ended is typed into its form again after the sign-in, but no password', async () => {
  const office = await openOffice();
  await send(office);
  await expect.poll(() => office.address).toBe(officePaths.staffSignIn(page));
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain('240');
  expect(JSON.stringify(sessionStorage)).not.toContain('kraft-board4');
  await office.goTo(page);
  await expect.poll(() => second<HTMLInputElement>('sheets')?.value).toBe('240');
  expect(second<HTMLInputElement>('counted').checked).toBe(true);
  expect(second<HTMLInputElement>('password').value).toBe('');
  // The other row, whose form has the same fields, stays as it is.
  expect([control('sheets').value, control('counted').checked]).toEqual(['100', false]);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  // Only once: a later visit shows what is stored.
  expect(sessionStorage).toHaveLength(0);
});

test('it is typed into no other page, nor for whoever signs in next after a sign-out', async () => {
  const office = await openOffice();
  await send(office);
  await expect.poll(() => office.address).toBe(officePaths.staffSignIn(page));
  await office.goTo('/manage/stock?board=6');
  await expect.poll(() => second<HTMLInputElement>('sheets')?.value).toBe('100');
  await office.goTo(page);
  expect(second<HTMLInputElement>('sheets').value).toBe('100');
  await send(office);
  await expect.poll(() => office.address).toBe(officePaths.staffSignIn(page));
  forgetUnsent();
  await office.goTo(page);
  await expect.poll(() => second<HTMLInputElement>('sheets')?.value).toBe('100');
});

test('what has arrived isn’t kept, also where the page leads to the sign-in later', async () => {
  answer = () => redirect(page);
  const office = await openOffice();
  await send(office);
  await office.goTo(officePaths.staffSignIn(page));
  await expect.poll(() => office.address).toBe(officePaths.staffSignIn(page));
  expect(sessionStorage).toHaveLength(0);
});
