import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { usePageCommands } from './use-page-commands.ts';

test('what the page itself offers is found by its words, also with typing errors, and is pressed there', async () => {
  document.body.innerHTML = '<a data-command="Download dieline as PDF"></a><input data-command="Show it folded">';
  const choose = vi.fn();
  const bar = await openScreen((typed: string) => usePageCommands(typed, choose), { given: '' });
  expect(bar.now.map(({ name }) => name)).toEqual(['Download dieline as PDF', 'Show it folded']);
  await bar.give('downlod');
  expect(bar.now.map(({ name }) => name)).toEqual(['Download dieline as PDF']);
  await bar.give('fold');
  const [folded, ...more] = bar.now;
  expect(more).toEqual([]);
  folded?.run?.();
  expect(choose).toHaveBeenCalledWith(document.querySelector('input'));
});
