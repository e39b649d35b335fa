import { runs } from '@boxwright/testing/thorough';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownPage } from './own-page.ts';

const here = 'https://shop.example';

describe('a redirect target', () => {
  it.each([
    ['/', '/'],
    ['/my-orders?search=a%20b&page=2#top', '/my-orders?search=a%20b&page=2#top'],
    ['/p/soap-box?length=60', '/p/soap-box?length=60'],
    ['/தமிழ்', '/%E0%AE%A4%E0%AE%AE%E0%AE%BF%E0%AE%B4%E0%AF%8D'],
    ['/cart\n', '/cart'],
    ['/a/../cart', '/cart'],
    ['/?next=https://elsewhere.example', '/?next=https://elsewhere.example'],
  ])('for %j is %j', (address, page) => expect(ownPage(address)).toBe(page));

  it.each([
    null,
    '',
    'cart',
    'https://elsewhere.example',
    'javascript:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\/elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/\r\n\\elsewhere.example',
    '/.//elsewhere.example',
    '/a/..//elsewhere.example',
    '/%2e//elsewhere.example',
    '/./\\elsewhere.example',
    '///elsewhere.example',
    '//[',
  ])('for %j is null', (address) => expect(ownPage(address)).toBe(null));

  it('is on this site for every browser, whatever the input', () => {
    const part = fc.constantFrom(
      ...['/', '\\', '.', '..', '\t', '\n', '\r', '\0', ' ', ':', '@', '?', '#', '%2e', '%2f', '%5c', '%09', '[', 'a'],
      ...['elsewhere.example', 'https:', 'javascript:', '\ud83d', '。', '／'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const page = ownPage(`/${parts.join('')}`);
        if (page === null) return;
        expect(new URL(page, `${here}/login`).origin).toBe(here);
        expect(new URL(here + page).origin).toBe(here);
        expect(page).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      }),
      { numRuns: runs(5_000) },
    );
  });
});
