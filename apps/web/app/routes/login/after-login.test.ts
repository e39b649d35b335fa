import { describe, expect, it } from 'vitest';
import { pageAfterLogin } from './after-login.ts';

const nothing = { marker: null, previousPage: null, from: null, pendingCartMoved: false };

describe('the page after signing in', () => {
  it('is the shop by default', () => {
    expect(pageAfterLogin(nothing)).toBe('/ordercustomboxes');
  });
  it('is the address step if ordering required it, whatever else is stored', () => {
    expect(pageAfterLogin({ ...nothing, marker: 'Cart', from: '/cart', previousPage: '/blogs' })).toBe(
      '/selectaddress',
    );
  });
  it('is the previous page after the header’s Login, even if a cart was moved', () => {
    expect(pageAfterLogin({ ...nothing, marker: 'Header', previousPage: '/p/soap-box', pendingCartMoved: true })).toBe(
      '/p/soap-box',
    );
  });
  it('is the address step if a cart was moved', () => {
    expect(pageAfterLogin({ ...nothing, pendingCartMoved: true })).toBe('/selectaddress');
  });
  it.each([
    '/checkout?order=12',
    '/save-box?variant=202',
    '/my-orders/12#messages',
    '/my-orders?search=placed&page=2',
    '/downloadkeyline/12',
  ])('is the page that required sign-in, %s, even if a cart was moved', (from) => {
    expect(pageAfterLogin({ ...nothing, from, pendingCartMoved: true })).toBe(from);
  });
  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    '/login',
    '/register?email=a',
  ])('never follows %s', (path) => {
    expect(pageAfterLogin({ ...nothing, from: path })).toBe('/ordercustomboxes');
    expect(pageAfterLogin({ ...nothing, marker: 'Header', previousPage: path })).toBe('/ordercustomboxes');
  });
});
