import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

it('a public page is counted with its path', () => {
  expect(pageOf('/')).toBe('/');
  expect(pageOf('/mono-cartons')).toBe('/mono-cartons');
  expect(pageOf('/p/soap-box')).toBe('/p/soap-box');
  expect(pageOf('/dielines/reverse-tuck-end/')).toBe('/dielines/reverse-tuck-end');
});

it('the parts of a path that identify an order, a payment or a person aren’t counted', () => {
  expect(pageOf('/paymentsuccess/T4f9a/4039937155')).toBe('/paymentsuccess');
  expect(pageOf('/downloadorderform/eyJhbGciOi')).toBe('/downloadorderform');
  expect(pageOf('/p/a%20b@c')).toBe('/p/a-20b-c');
});
