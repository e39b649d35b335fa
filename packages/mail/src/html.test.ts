import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html, trusted } from './html.ts';

test('escapes every value, in text and in attributes', () => {
  const name = `<img src=x onerror="alert('1')">&\``;
  expect(html`<p title="${name}">${name}</p>`.markup).toBe(
    `<p title="${'&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;&#96;'}">${'&#60;img src=x onerror=&#34;alert(&#39;1&#39;)&#34;&#62;&#38;&#96;'}</p>`,
  );
});

test('lets no value open a tag or leave an attribute', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (value) => !/[<>"'`]/.test(html`${value}`.markup)));
});

test('inserts Html and lists of it unescaped', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${trusted('&middot;')}${2}`.markup).toBe(
    '<ul><li>a</li><li>&#60;b&#62;</li></ul>&middot;2',
  );
});

test('writes nothing for null, undefined and false', () => {
  expect(html`a${undefined}b${null}c${false}d`.markup).toBe('abcd');
});
