import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('leaves the words of a text and none of its tags', () => {
  expect(plainText('<p>Write to <a href="mailto:a@b.example">a@b.example</a>.</p>\n<p>Soon.</p>\n')).toBe(
    'Write to a@b.example. Soon.',
  );
});

it('says signs instead of their codes, and each once', () => {
  expect(plainText('<p>A &amp; B, &quot;C&quot;, 3 &lt; 4, it&#39;s &amp;lt;</p>')).toBe(
    'A & B, "C", 3 < 4, it\'s &lt;',
  );
});
