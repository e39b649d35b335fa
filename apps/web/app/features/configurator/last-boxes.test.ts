import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../../testing/memory-storage.ts';
import { keepAsLast } from './keep-last-box.ts';
import { lastBoxes } from './last-boxes.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('the last four boxes are kept, the newest first and each once', () => {
  expect(lastBoxes()).toEqual([]);
  for (const id of [3, 12, 7, 12, 12, 5]) keepAsLast(id);
  expect(lastBoxes()).toEqual([5, 12, 7, 3]);
  keepAsLast(9);
  expect(lastBoxes()).toEqual([9, 5, 12, 7]);
});

test('what isn’t a list of ids is passed over', () => {
  localStorage.setItem('boxes:last', '{"5":1},x,,7,1');
  expect(lastBoxes()).toEqual([7]);
});
