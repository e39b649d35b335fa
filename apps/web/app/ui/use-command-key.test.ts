import { expect, test, vi } from 'vitest';
import { openScreen } from '../testing/screen.tsx';
import { useCommandKey } from './use-command-key.ts';

test('Ctrl or ⌘ and K open it, and the browser does nothing of its own; other keys and pages do not', async () => {
  const open = vi.fn();
  const page = await openScreen(() => useCommandKey(open), { given: undefined });
  const press = (key: string, keys: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...keys });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press('k', { ctrlKey: true })).toBe(true);
  expect(press('K', { metaKey: true })).toBe(true);
  expect(open).toHaveBeenCalledTimes(2);
  for (const keys of [{}, { ctrlKey: true, altKey: true }]) expect(press('k', keys)).toBe(false);
  expect(press('j', { ctrlKey: true })).toBe(false);
  // As React stops the keys of a field that isn't hydrated yet.
  document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  expect(open).toHaveBeenCalledTimes(3);
  await page.leave();
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(open).toHaveBeenCalledTimes(3);
});
