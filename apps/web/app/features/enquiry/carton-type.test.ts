import { expect, test } from 'vitest';
import { cartonTypeOf } from './carton-type.ts';

test.each([
  ['/p/soap-box', 'soap box'],
  ['/p/tea-packing-box/', 'tea packing box'],
  ['/p/caf%C3%A9-box', 'café box'],
  ['/p/100%-box', '100% box'],
  ['/mono-cartons', 'Mono Cartons'],
  ['/pm/soap-box-60', ''],
  ['/', ''],
])('an enquiry from %s is about "%s"', (pathname, cartonType) => {
  expect(cartonTypeOf(pathname, [{ slug: 'mono-cartons', name: 'Mono Cartons' }])).toBe(cartonType);
});
