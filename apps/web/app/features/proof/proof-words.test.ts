import { expect, test } from 'vitest';
import { standingWords } from './proof-words.ts';

const line = { kind: 'box', state: 'awaiting-artwork', wish: null, hasPlates: false } as const;

test('what is awaited is said to whoever has to do it, and their colleagues read of whom', () => {
  expect(standingWords(line, null)).toMatch(/^Please send the artwork/);
  expect(standingWords({ ...line, wish: 'help' }, null)).toMatch(/^You asked for help/);
  expect(standingWords(line, 'Asha')).toBe('Asha still has to send the artwork.');
  expect(standingWords({ ...line, state: 'proof-sent' }, '')).toMatch(/^Whoever ordered decides/);
  expect(standingWords({ ...line, kind: 'sample', state: null }, null)).toMatch(/without print/);
});
