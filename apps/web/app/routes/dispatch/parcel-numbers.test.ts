import { expect, test } from 'vitest';
import { scannedIntoCourier } from './parcel-numbers.ts';

test.each([
  ['Blue Dart80123456789', { courier: 'Blue Dart', number: '80123456789' }],
  ['80123456789', { courier: '', number: '80123456789' }],
  ['India Post EE123456789IN', { courier: 'India Post', number: 'EE123456789IN' }],
  ['Blue Dart', null],
  ['Courier 24x7', null],
])('“%s” in the courier’s field is split into courier and number', (text, read) => {
  expect(scannedIntoCourier(text)).toEqual(read);
});
