import { expect, test } from 'vitest';
import { stepVerb } from './OrderHead.tsx';

test('a step that goes back is named by what wasn’t so, and not by the status before', () => {
  expect(stepVerb('Dispatched', 'Delivered')).toBe('It hasn’t arrived after all');
  expect(stepVerb('Dispatched', 'Packed')).toBe('Dispatch');
});
