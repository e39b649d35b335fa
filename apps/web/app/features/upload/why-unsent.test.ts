import { expect, test } from 'vitest';
import type { ArtworkUpload } from './use-artwork-upload.ts';
import { whyUnsent } from './why-unsent.ts';

const upload = { name: 'box.pdf', bytes: 5, part: 0.1, isPaused: false, failure: null };
const several = { name: 'box.pdf', page: 1, pages: 2 } as ArtworkUpload['choosing'];

test('a file on its way, a paused one, one that failed and one whose page is to be chosen each say how to go on', () => {
  expect(whyUnsent({ upload: null, choosing: null })).toBeNull();
  expect(whyUnsent({ upload, choosing: null })).toMatch(/still on its way.*cancel it/);
  expect(whyUnsent({ upload: { ...upload, failure: 'The connection was lost.' }, choosing: null })).toMatch(
    /not reached us.*try again/,
  );
  expect(whyUnsent({ upload: { ...upload, isPaused: true }, choosing: null })).toMatch(/paused.*let it go on/);
  expect(whyUnsent({ upload: null, choosing: several })).toMatch(/several pages.*what is printed of it.*cancel/);
});
