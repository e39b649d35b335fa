import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const page =
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="icon" href="/b"/></head><body><p>₹</p>' +
  '<script nonce="n1">window.data = 1</script><script nonce="n1" type="module" async="">import "/a.js";</script>' +
  '<script nonce="n1">window.more = 2</script></body></html>';

it('marks what would be fetched and run, and starts it by a script that carries the nonce', () => {
  const later = scriptsAfterPaint(page);
  expect(later).toContain('<link rel="later" href="/a.js"/><link rel="icon" href="/b"/>');
  expect(later).toContain(
    '<script nonce="n1" type="text/plain" data-later="">import "/a.js";</script><script nonce="n1">(() =>',
  );
  expect(later).not.toContain('type="module" async');
});

it('leaves everything else as it was', () => {
  expect(scriptsAfterPaint('<p>type="module"</p>')).toBe('<p>type="module"</p>');
  expect(scriptsAfterPaint(page)).toContain('<script nonce="n1">window.more = 2</script></body></html>');
});
