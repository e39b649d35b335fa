import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BuyersWishes } from './BuyersWishes.tsx';

test('what a buyer said of the design isn’t repeated beside the file that answers it', () => {
  const row = { designType: 'I send my design', customDescription: '' };
  const shown = (more: object) => renderToString(createElement(BuyersWishes, { row: { ...row, ...more } }));
  expect(shown({})).toContain('I send my design');
  expect(shown({ artworkName: 'logo.pdf', itemKind: 'sticker' })).not.toContain('Design');
  expect(shown({ artworkName: 'box.pdf', itemKind: 'box' })).toBe(
    '<p class="wrap-anywhere mt-1 text-[0.9375rem] text-ink-soft">Artwork: <!-- -->box.pdf</p>',
  );
});
