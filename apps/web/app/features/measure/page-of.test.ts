import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

it('tells pages of the shop apart', () => {
  expect(pageOf('/')).toBe('/');
  expect(pageOf('/mono-cartons')).toBe('/mono-cartons');
  expect(pageOf('/p/soap-box')).toBe('/p/soap-box');
  expect(pageOf('/dielines/reverse-tuck-end/')).toBe('/dielines/reverse-tuck-end');
});

it('keeps what names an order, a payment or a person to itself', () => {
  expect(pageOf('/paymentsuccess/T4f9a/4039937155')).toBe('/paymentsuccess');
  expect(pageOf('/downloadorderform/eyJhbGciOi')).toBe('/downloadorderform');
  expect(pageOf('/p/a%20b@c')).toBe('/p/a-20b-c');
});
