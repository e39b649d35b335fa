import { createElement, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { leavePages, openScreen } from '../testing/screen.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(leavePages);

const button = (name: string, onClick?: () => void) =>
  createElement('button', { key: name, type: 'button', onClick }, name);

/** A file that can be taken off, and a button elsewhere. */
const open = (hasNotice = false) =>
  openScreen(
    () => {
      const [hasFile, setFile] = useState(true);
      return { hasFile, setFile, kept: useKeptFocus<HTMLElement>() };
    },
    {
      given: undefined,
      shows: ({ hasFile, setFile, kept }) => [
        createElement(
          'section',
          { key: 'part', ...kept },
          createElement('input', { type: 'hidden' }),
          hasFile ? button('Take off', () => setFile(false)) : button('Choose a file'),
          hasNotice ? createElement('p', { 'data-notice': true, tabIndex: -1 }, 'It is taken off.') : null,
        ),
        button('Elsewhere'),
      ],
    },
  );

const named = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

test('what a press puts in the place of its button gets the focus', async () => {
  const page = await open();
  named('Take off')?.focus();
  await page.act(() => named('Take off')?.click());
  expect(document.activeElement?.textContent).toBe('Choose a file');
});

test('where the part tells something, that gets the focus', async () => {
  const page = await open(true);
  named('Take off')?.focus();
  await page.act(() => named('Take off')?.click());
  expect(document.activeElement?.textContent).toBe('It is taken off.');
});

test('a part that never had the focus, or has it no more, takes none', async () => {
  const page = await open();
  await page.act(() => page.now.setFile(false));
  expect(document.activeElement).toBe(document.body);
  await page.act(() => page.now.setFile(true));
  named('Take off')?.focus();
  named('Elsewhere')?.focus();
  await page.act(() => page.now.setFile(false));
  expect(document.activeElement?.textContent).toBe('Elsewhere');
  named('Elsewhere')?.blur();
  await page.act(() => page.now.setFile(true));
  expect(document.activeElement).toBe(document.body);
});
