import { expect, test } from 'vitest';
import { gstinDoubtOf } from './gstin-doubt.ts';

test.each([
  [null, '33', null],
  ['', '33', null],
  ['33AAACY2068D1ZN', '33', null],
  ['33AAACY2068D1ZM', '33', 'character'],
  ['33aaacy2068d1zn', '33', 'character'],
  ['29AAACY2068D1ZC', '33', 'state'],
  ['29AAACY2068D1ZC', '29', null],
  ['29AAACY2068D1ZC', null, null],
] as const)('%s beside state %s is doubtful for %s', (gstin, state, doubt) =>
  expect(gstinDoubtOf(gstin, state)).toBe(doubt),
);
