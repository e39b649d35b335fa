import { drawBox } from '@boxwright/dieline';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import type { BoxArtwork } from './box-artwork.ts';
import { useArtworkTextures } from './use-artwork-textures.ts';

const drawn = drawBox('straight-tuck-end', { length: 60, width: 32, height: 90, caliper: 0.4 });

test('a picture that can’t be loaded leaves the box bare and says so; a box without artwork says nothing', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  const said: string[] = [];
  const say = (word: string) => said.push(word);
  const page = await openScreen(
    (artwork: BoxArtwork | null) => {
      if (!drawn.ok) throw new Error(drawn.problem.text);
      return useArtworkTextures(drawn.box, artwork, say);
    },
    { given: null as BoxArtwork | null },
  );
  expect([page.now, said]).toEqual([[], []]);
  await page.give({
    href: '/gone.webp',
    gloss: null,
    face: 'coated',
    placed: { length: 1, width: 1, matrix: [1, 0, 0, 1, 0, 0] },
  });
  await expect.poll(() => said).toEqual(['coming', 'failed']);
  expect(page.now).toEqual([]);
  vi.unstubAllGlobals();
});
