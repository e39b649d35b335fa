import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { leavePages, openScreen } from '../../testing/screen.tsx';
import { useRefusedFocus } from './use-refused-focus.ts';

afterEach(leavePages);

interface Answer {
  readonly field: string | undefined;
}

test('each refusal puts the focus into the field that was refused, and one of another form leaves it', async () => {
  let given: Answer | undefined;
  const page = await openScreen((answer: Answer | undefined) => useRefusedFocus(answer), {
    given,
    shows: (ref) =>
      createElement(
        'form',
        { ref },
        ['text', 'name'].map((id) =>
          createElement('input', { key: id, id, 'aria-invalid': given?.field === id || undefined }),
        ),
        createElement('button', { type: 'button', id: 'send' }),
      ),
  });
  const answer = async (field: string | undefined) => {
    document.getElementById('send')?.focus();
    given = { field };
    await page.give(given);
    return document.activeElement?.id;
  };
  expect(await answer('name')).toBe('name');
  expect(await answer('name')).toBe('name');
  expect(await answer('text')).toBe('text');
  expect(await answer(undefined)).toBe('send');
});
