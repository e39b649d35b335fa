import { expect, test } from 'vitest';
import { reachWords } from './DeskTable.tsx';

test('an order of which a part is collected doesn’t read as delivered', () => {
  expect([reachWords(2000, 0), reachWords(2000, 2000)]).toEqual(['delivered', 'collected']);
  expect(reachWords(2500, 1500)).toBe('1,500 of them collected');
});
