import { fail, type Input, ok, type PlacedArtwork, type Result, type StickerContourRow } from '@boxwright/contract';
import type { OutlineSize } from '@boxwright/pricing';
import { expect, test } from 'vitest';
import { openScreen, serverBehindFetch } from '../../../testing/screen.tsx';
import { newlyPlaced } from '../sticker-choice.ts';
import { useContour } from './use-contour.ts';

const size = (length: number): OutlineSize => ({ length, width: 40 });
const contour = ({ length }: Pick<Input<'GetStickerContour'>, 'length'>): StickerContourRow => ({
  path: `M 0 0 H ${length} V 40 Z`,
  cutLength: 100,
  length,
  width: 40,
  picture: { x: 0, y: 0, length, width: 40 },
});

interface Wanted {
  readonly artwork: PlacedArtwork | null;
  readonly size: OutlineSize | null;
}
const openPage = (artwork: PlacedArtwork | null, length: number) =>
  openScreen(({ artwork, size }: Wanted) => useContour(artwork, size, null), {
    given: { artwork, size: size(length) } as Wanted,
  });
const cat = newlyPlaced('cat');

test('cuts are asked for one at a time, and of those wanted meanwhile only the last', async () => {
  const answers: ((answer: Result<StickerContourRow>) => void)[] = [];
  const { calls } = await serverBehindFetch({
    GetStickerContour: () => {
      const { promise, resolve } = Promise.withResolvers<Result<StickerContourRow>>();
      answers.push(resolve);
      return promise;
    },
  });
  const page = await openPage(cat, 40);
  for (const length of [41, 42, 43]) await page.give({ artwork: cat, size: size(length) });
  expect(calls).toHaveLength(1);
  expect(page.now).toMatchObject({ contour: null, isPending: true });
  await page.act(() => answers[0]?.(ok(contour({ length: 40 }))));
  await expect.poll(() => calls.map(([, input]) => (input as Wanted['size'])?.length)).toEqual([40, 43]);
  expect(page.now).toMatchObject({ contour: { length: 40 }, isPending: true });
  await page.act(() => answers[1]?.(ok(contour({ length: 43 }))));
  await expect.poll(() => page.now.contour?.length).toBe(43);
  expect(page.now.isPending).toBe(false);
});

test('the cut of one picture is never shown around another', async () => {
  const { promise, resolve } = Promise.withResolvers<Result<StickerContourRow>>();
  await serverBehindFetch({
    GetStickerContour: ({ artwork, length }) => (artwork.token === 'cat' ? ok(contour({ length })) : promise),
  });
  const page = await openPage(cat, 40);
  await expect.poll(() => page.now.contour?.length).toBe(40);
  await page.give({ artwork: newlyPlaced('dog'), size: size(40) });
  expect(page.now).toMatchObject({ contour: null, isPending: true });
  await page.act(() => resolve(ok(contour({ length: 38 }))));
  await expect.poll(() => page.now.contour?.length).toBe(38);
});

test('why a picture can’t be cut around is shown until another size is chosen; a lost answer is asked for again', async () => {
  const lost = fail('unavailable', 'Please try again.');
  const answers = [fail('not_possible', 'This picture has no edge.'), lost, ok(contour({ length: 50 }))];
  await serverBehindFetch({ GetStickerContour: () => answers.shift() ?? lost });
  const page = await openPage(cat, 40);
  await expect.poll(() => page.now.failure?.text).toBe('This picture has no edge.');
  await page.give({ artwork: cat, size: null });
  expect(page.now).toMatchObject({ failure: null, isPending: false });
  await page.give({ artwork: cat, size: size(50) });
  await expect.poll(() => page.now.failure?.text).toBe('Please try again.');
  await page.act(() => page.now.retry());
  await expect.poll(() => page.now.contour?.length).toBe(50);
});

test('nothing is asked for without a picture, nor again for one that is only laid differently', async () => {
  const { calls } = await serverBehindFetch({ GetStickerContour: (input) => ok(contour(input)) });
  const page = await openPage(null, 40);
  expect([page.now.isPending, calls]).toEqual([false, []]);
  await page.give({ artwork: cat, size: size(40) });
  await expect.poll(() => page.now.contour?.length).toBe(40);
  await page.give({ artwork: { ...cat, fit: 'whole' }, size: size(40) });
  expect(page.now).toMatchObject({ contour: { length: 40 }, isPending: false });
  expect(calls).toHaveLength(1);
});
