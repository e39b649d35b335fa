import type { ArtworkRow, FindingRow } from '@boxwright/contract';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { drawBlanks } from '../../../features/proof/draw-blanks.ts';
import { openScreen } from '../../../testing/screen.tsx';
import { FileOnBox } from './FileOnBox.tsx';
import type { PrintedBox } from './use-artwork-check.ts';
import { useFlatWork } from './use-flat-work.ts';

const box: PrintedBox = { style: 'reverse-tuck-end', length: 60, width: 30, height: 90, boardId: 2, caliper: 0.4 };
const drawingOf = ({ boardId: _, ...size }: PrintedBox) => drawBlanks(size);

const artwork: ArtworkRow = {
  token: 'both',
  name: 'both.pdf',
  kind: 'pdf',
  pixelWidth: null,
  pixelHeight: null,
  ratio: 1.1,
  byHand: false,
  isTransparent: false,
  previewWidth: 110,
  previewHeight: 100,
  page: 1,
  pages: 2,
  bleed: 0,
  leastPixels: null,
  ownCut: null,
  hasWhite: false,
  hasGloss: false,
};
const found = (x: number, own: Pick<FindingRow, 'side'> = {}): FindingRow => ({
  ...{ rule: 'bleed', severity: 'stop', text: 'No bleed.', mend: 'Please add it.', ...own },
  places: [{ x, y: 10, length: 5, width: 5 }],
});

test('what was found on a side of a box is shown on the drawing of that side, and its file’s page for that on it', async () => {
  const placement = {
    length: 200,
    width: 180,
    matrix: [1, 0, 0, 1, -3, -3] as [number, number, number, number, number, number],
  };
  const checked = { placement, insidePlacement: placement, face: 'coated', shines: false } as const;
  const of = { name: 'Soap box', row: artwork, place: null, laid: checked, onPlace: () => undefined };
  await openScreen(() => null, {
    given: undefined,
    shows: () =>
      createElement(FileOnBox, {
        ...of,
        box: { ...box, print: '4/4' },
        checked: { ...checked, findings: [found(20), found(40, { side: 'inside' })] },
      }),
  });
  const drawings = () => [...document.querySelectorAll('svg[role="img"]')];
  await expect.poll(() => drawings().length).toBe(2);
  const shown = drawings().map((drawing) => [
    drawing.querySelector('image')?.getAttribute('href'),
    [...drawing.querySelectorAll('rect')].map((rect) => rect.getAttribute('x')),
  ]);
  expect(shown).toEqual([
    ['/artwork/both/preview.webp', ['19']],
    ['/artwork/both/inside.webp', ['39']],
  ]);
});

test('the drawing is that of the box given last, and none while there is no box', async () => {
  const page = await openScreen((given: PrintedBox | null) => useFlatWork(given), { given: null as PrintedBox | null });
  expect(page.now).toBeNull();
  await page.give({ ...box, height: 40 });
  await page.give(box);
  expect(page.now).not.toEqual(drawingOf({ ...box, height: 40 }));
  await expect.poll(() => page.now).toEqual(drawingOf(box));
});
