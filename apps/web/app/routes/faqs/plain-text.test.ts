import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('keeps the text and removes all tags', () => {
  expect(plainText('<p>Write to <a href="mailto:a@b.example">a@b.example</a>.</p>\n<p>Soon.</p>\n')).toBe(
    'Write to a@b.example. Soon.',
  );
});

it('decodes entities exactly once', () => {
  expect(plainText('<p>A &amp; B, &quot;C&quot;, 3 &lt; 4, it&#39;s &amp;lt;</p>')).toBe(
    'A & B, "C", 3 < 4, it\'s &lt;',
  );
});
