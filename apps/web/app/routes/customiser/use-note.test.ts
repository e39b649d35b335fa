import { createElement, useRef } from 'react';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useNote } from './use-note.ts';

interface Visit {
  readonly query?: string;
  /** The note of a shared link. */
  readonly link?: string;
  readonly typedBefore?: string;
  readonly productId?: number;
}

/** The page of a box; its field has what was typed before the script arrived. */
const openBox = ({ query = '', link = '', typedBefore = link, productId = 10 }: Visit = {}) =>
  openScreen(
    () => {
      const field = useRef<HTMLTextAreaElement>(null);
      return { field, ...useNote(productId, link, field) };
    },
    {
      given: undefined,
      at: `/p/soap-box${query}`,
      shows: ({ field }) => createElement('textarea', { ref: field, defaultValue: typedBefore }),
    },
  );

test('a note is there again after a reload of its box, until it is in the cart', async () => {
  const page = await openBox();
  await page.act(() => page.now.change('Matt, please.'));
  await page.leave();
  const other = await openBox({ productId: 11 });
  expect(other.now.note).toBe('');
  await other.leave();
  const again = await openBox();
  expect(again.now.note).toBe('Matt, please.');
  await again.act(() => again.now.forget());
  await again.leave();
  expect((await openBox()).now.note).toBe('');
});

test('the note of a shared link leaves the address, and is kept over reloads as it is or is changed', async () => {
  const page = await openBox({ query: '?quantity=2000&note=Gloss', link: 'Gloss' });
  await expect.poll(() => page.address).toBe('/p/soap-box?quantity=2000');
  await page.leave();
  const again = await openBox({ query: '?quantity=2000' });
  expect(again.now.note).toBe('Gloss');
  await again.act(() => again.now.change('Gloss on the lid'));
  await again.leave();
  expect((await openBox({ query: '?quantity=2000' })).now.note).toBe('Gloss on the lid');
});

test('what was typed before the script arrived counts more than a link or an earlier note', async () => {
  const page = await openBox({ query: '?note=Gloss', link: 'Gloss', typedBefore: 'Embossed' });
  expect(page.now.note).toBe('Embossed');
});
