import { expect, test } from 'vitest';
import { disc } from '../../testing/artwork.ts';
import { drawSheet } from './draw-sheet.ts';
import type { SheetLine } from './sheet-line.ts';
import { contentsOf } from './testing/contents-of.ts';

const line: SheetLine = {
  orderNumber: 'BW26-010001',
  line: { number: 1, of: 1 },
  shapeName: 'Custom die-cut',
  outline: 'die-cut',
  priceClass: 'special',
  materialName: 'White Vinyl',
  whiteUnderprint: false,
  length: 60,
  width: 40,
  quantity: 1000,
  laidCut: {},
  perSheet: 10,
  trailSheets: 4,
  artwork: { token: 'abc', name: 'disc.png', fit: 'whole', offset: 2, smoothing: 3 },
  contour: {
    path: 'M40 20C40 31.05 31.05 40 20 40C8.95 40 0 31.05 0 20C0 8.95 8.95 0 20 0C31.05 0 40 8.95 40 20Z',
    cutLength: 125.66,
    length: 40,
    width: 40,
    picture: { x: 1, y: 2, length: 38, width: 36 },
  },
  notice: null,
  date: new Date('2026-11-23T10:00:00Z'),
};

test('a traced cut is cut as it was priced, in the middle of the sticker’s place, with its picture', async () => {
  const original = await disc();
  const picture = { name: 'disc.png', kind: 'png', page: 1, ratio: 1, bleed: 0, isTransparent: true } as const;
  const file = { ...picture, original, print: null, preview: original, white: null };
  const [artwork, cut, page] = await drawSheet({ line, file }).then((pdf) => {
    const contents = contentsOf(pdf);
    const find = (words: string) => contents.find((content) => content.includes(words)) ?? '';
    return [find('/Picture Do'), find('/CutContour CS'), find('/CutContour Do')];
  });
  // 10 mm are free at both sides.
  expect(cut).toContain('50 20 m\n50 31.05 41.05 40 30 40 c');
  expect(artwork).toContain('38 0 0 -36 11 38 cm');
  // No more stickers than were priced.
  expect(page?.match(/\/CutContour Do/g)).toHaveLength(10);
});

test('without its file the cut is the same', async () => {
  const contents = contentsOf(await drawSheet({ line, file: null }));
  expect(contents.join('\n')).toContain('50 20 m\n50 31.05 41.05 40 30 40 c');
  expect(contents.join('\n')).not.toContain('/Picture Do');
});
