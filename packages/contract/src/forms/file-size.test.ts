import { expect, test } from 'vitest';
import { largestArtwork, largestAtOnce } from './artwork.ts';
import { fileSizeWords } from './file-size.ts';

test.each([
  [0, '1 kB'],
  [1001, '2 kB'],
  [999_999, '1 MB'],
  [1_000_000, '1 MB'],
  [1_200_001, '1.3 MB'],
  [19_922_944, '20 MB'],
  [largestAtOnce, '25 MB'],
  [largestArtwork, '500 MB'],
  [largestArtwork + 1, '501 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSizeWords(bytes)).toBe(words);
});
