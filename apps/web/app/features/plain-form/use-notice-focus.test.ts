import { createElement } from 'react';
import { useSubmit } from 'react-router';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useNoticeFocus } from './use-notice-focus.ts';

test('the notice takes the focus after each answer, also if it says the same again', async () => {
  const page = await openScreen(
    (isShown: boolean) => ({ notice: useNoticeFocus<HTMLDivElement>(isShown), submit: useSubmit() }),
    {
      given: false,
      action: () => ({ done: 'Saved.' }),
      shows: ({ notice }) => [
        createElement('div', { key: 'notice', ref: notice, tabIndex: -1, id: 'notice' }),
        createElement('button', { key: 'button', type: 'button', id: 'send' }),
      ],
    },
  );
  expect(document.activeElement).toBe(document.body);
  await page.give(true);
  for (const _ of ['first', 'again']) {
    expect(document.activeElement?.id).toBe('notice');
    document.getElementById('send')?.focus();
    await page.act(() => page.now.submit({ form: 'save' }, { method: 'post' }));
    await expect.poll(() => document.activeElement?.id).toBe('notice');
  }
});
