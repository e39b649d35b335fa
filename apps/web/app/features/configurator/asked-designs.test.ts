import { expect, test } from 'vitest';
import { designsText, quantitiesOf, typedDesigns } from './asked-designs.ts';

const read = (query: string) => quantitiesOf(typedDesigns(new URLSearchParams(query)));

test.each([
  ['design=1000&design=1,000&design=', [1000, 1000]],
  ['design=1000', null],
  ['design=1000&design=many', null],
  ['design=1000&design=0', null],
  ['design=1000&design=1000001', null],
  [`${'design=500&'.repeat(9)}`, Array.from({ length: 8 }, () => 500)],
])('%s are the designs %j', (query, quantities) => {
  expect(read(query)).toEqual(quantities);
});

test('designs are named with their quantities', () => {
  expect(designsText([1000, 500])).toBe('2 designs, printed together: 1,000 + 500');
});
