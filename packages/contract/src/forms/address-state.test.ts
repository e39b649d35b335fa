import { expect, test } from 'vitest';
import { statesOfAddress } from './address-state.ts';

test.each([
  ['12 Letterpress Lane\nChennai 600014\nTamil Nadu, India', ['33']],
  ['4 Mill Road\nCoimbatore 641001', ['33', '34']],
  ['9 Rue Dumas\nPuducherry 605 001', ['34']],
  // A street of another state's name.
  ['5 Delhi Road\nBengaluru 560001', ['29']],
  ['Industrial Estate, Goa', ['30']],
  ['Plot 7', []],
])('the address %j lies in %j', (address, states) => {
  expect(statesOfAddress(address)).toEqual(states);
});
