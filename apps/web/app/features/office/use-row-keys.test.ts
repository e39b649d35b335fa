import { createElement } from 'react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { useRowKeys } from './use-row-keys.ts';

const openList = () =>
  openScreen(() => useRowKeys<HTMLElement>(), {
    given: undefined,
    around: (page) => createElement(Shortcuts, null, page),
    shows: (list) =>
      createElement(
        'main',
        { ref: list },
        createElement('input', { type: 'search', id: 'search' }),
        ['first', 'second'].map((id) => createElement('a', { key: id, id, href: `#${id}`, 'data-row': '' })),
      ),
  });
const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
const focused = () => document.activeElement?.id;

test('j and k move through the rows and stop at both ends; / goes to the search', async () => {
  const list = await openList();
  for (const [key, row] of [
    ['j', 'first'],
    ['j', 'second'],
    ['j', 'second'],
    ['k', 'first'],
    ['k', 'first'],
    ['/', 'search'],
  ] as const) {
    await list.act(() => press(key));
    expect(focused(), key).toBe(row);
  }
  // In a field they are letters.
  await list.act(() => press('j'));
  expect(focused()).toBe('search');
});

test('k begins at the last row, and a list that is gone takes its keys along', async () => {
  const list = await openList();
  await list.act(() => press('k'));
  expect(focused()).toBe('second');
  await list.leave();
  press('j');
  expect(focused()).not.toBe('first');
});
