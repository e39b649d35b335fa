import { expect, test } from 'vitest';
import { hintFor } from './GstinField.tsx';

test('a GSTIN of the wrong length is questioned once the field is left', () => {
  expect(hintFor('33AAACY2068', true)).toBe('For the tax invoice');
  expect(hintFor('33AAACY2068', false)).toMatch('15 characters');
  expect(hintFor('33AAACY2068D1ZNX', true)).toMatch('15 characters');
});

test('a complete GSTIN is checked while it is typed', () => {
  expect(hintFor('33AAACY2068D1ZN', true)).toBe('This GSTIN is well formed');
  expect(hintFor('33AAACY2068D1ZM', true)).toMatch('doesn’t add up');
  expect(hintFor('', false)).toBe('For the tax invoice');
});

test('a GSTIN of another state than its address is questioned', () => {
  const states = [
    { value: 4035, label: 'Tamil Nadu', gstCode: '33' },
    { value: 4026, label: 'Karnataka', gstCode: '29' },
  ];
  const hintAt = (stateId: string) => hintFor('29AAACY2068D1ZC', false, { stateId, states });
  expect(hintAt('4035')).toBe(
    'Please check it: this GSTIN is registered in Karnataka, and the address is in Tamil Nadu',
  );
  for (const stateId of ['4026', '']) expect(hintAt(stateId)).toBe('This GSTIN is well formed');
});
