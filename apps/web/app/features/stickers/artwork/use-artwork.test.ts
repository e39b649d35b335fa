import { type ArtworkRow, artworkPreviewAddress, fail, ok, operations, type PlacedArtwork } from '@boxwright/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openScreen, serverBehindFetch } from '../../../testing/screen.tsx';
import { type SentFile, uploadsOfBrowser } from '../../../testing/upload-double.ts';
import { newlyPlaced } from '../sticker-choice.ts';
import { useArtwork } from './use-artwork.ts';

const known = (token: string): ArtworkRow => ({
  token,
  name: `${token}.png`,
  kind: 'png',
  pixelWidth: 800,
  pixelHeight: 400,
  ratio: 2,
  byHand: false,
  isTransparent: true,
  previewWidth: 800,
  previewHeight: 400,
  page: 1,
  pages: 1,
  bleed: 0,
  leastPixels: null,
  ownCut: null,
  hasWhite: false,
  hasGloss: false,
});
const arrived = (token: string) => ok(operations.GetArtwork.output.encode(known(token)));
const picture = (name: string, type = 'image/png') => new File(['picture'], name, { type });

/** The page keeps what was placed, as the sticker page does. */
const openPage = (
  placed: PlacedArtwork | null = null,
  first = { row: placed && known(placed.token), isLost: false },
) => {
  const page = { placed };
  return openScreen(
    () => {
      const onPlaced = (next: PlacedArtwork | null) => {
        page.placed = next;
      };
      return { ...useArtwork({ placed: page.placed, first, onPlaced }), placed: page.placed };
    },
    { given: undefined },
  );
};

let sent: readonly SentFile[];
/** Pictures that the browser can't decode. */
let undecodable: RegExp;
const revoked = vi.fn();
beforeEach(() => {
  sent = uploadsOfBrowser();
  undecodable = /^never$/;
  revoked.mockReset();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 800;
      naturalHeight = 400;
      decode = async () => {
        if (undecodable.test(this.src)) throw new Error('not a picture');
      };
    },
  );
});

describe('a chosen picture', () => {
  test('is shown at once, sent, placed, and then shown as it will be printed', async () => {
    const page = await openPage();
    await page.act(() => page.now.choose(picture('cat.png')));
    await expect.poll(() => page.now.shown).toMatchObject({ href: 'blob:1', ratio: 2, bleed: 0 });
    await expect.poll(() => sent.map(({ to }) => to)).toEqual(['/artwork']);
    await page.act(() => sent[0]?.progress(0.25));
    expect(page.now.upload).toEqual({ name: 'cat.png', bytes: 7, part: 0.25, isPaused: false, failure: null });
    await page.act(() => sent[0]?.answer(arrived('cat')));
    await page.give(undefined);
    await expect.poll(() => page.now.shown?.href).toBe(artworkPreviewAddress('cat'));
    expect(page.now).toMatchObject({ row: { token: 'cat' }, upload: null, problem: null, placed: newlyPlaced('cat') });
    expect(revoked).toHaveBeenCalledWith('blob:1');
  });

  test('takes the place of the one that is still on its way, whose answer counts for nothing', async () => {
    const page = await openPage();
    await page.act(() => page.now.choose(picture('cat.png')));
    await expect.poll(() => sent).toHaveLength(1);
    await page.act(() => page.now.choose(picture('dog.png')));
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[0]?.isAborted).toBe(true);
    await page.act(() => sent[1]?.answer(arrived('dog')));
    await page.act(() => sent[0]?.answer(arrived('cat')));
    await page.give(undefined);
    expect(page.now).toMatchObject({ placed: { token: 'dog' }, row: { token: 'dog' }, upload: null });
  });

  test('gives its place to another page of its file, or says why not', async () => {
    const placed: PlacedArtwork = { ...newlyPlaced('cat'), fit: 'whole' };
    const page = await openPage(placed);
    const asked: unknown[] = [];
    const second = Response.json({ data: operations.GetArtwork.output.encode(known('second')) });
    const refused = Response.json({ code: 'invalid', data: 'This file has no such page.' }, { status: 400 });
    vi.stubGlobal('fetch', async (to: string) => (asked.push(to) === 1 ? second : refused));
    await page.act(() => page.now.turnTo(2));
    await expect.poll(() => page.now.placed).toEqual({ ...placed, token: 'second' });
    await page.give(undefined);
    await page.act(() => page.now.turnTo(9));
    await expect.poll(() => page.now.problem).toBe('This file has no such page.');
    expect(asked).toEqual(['/artwork/cat/pages/2', '/artwork/second/pages/9']);
    expect(page.now).toMatchObject({ placed: { token: 'second' }, upload: null });
  });

  test('takes the place of a placed one in the same way on the sticker', async () => {
    const placed: PlacedArtwork = { ...newlyPlaced('cat'), fit: 'whole', offset: 3 };
    const page = await openPage(placed);
    expect(page.now.shown?.href).toBe(artworkPreviewAddress('cat'));
    await page.act(() => page.now.choose(picture('dog.png')));
    await expect.poll(() => sent).toHaveLength(1);
    await page.act(() => sent[0]?.answer(arrived('dog')));
    await page.give(undefined);
    expect(page.now.placed).toEqual({ ...placed, token: 'dog' });
  });

  test('that was lost on its way is named, and sent again without choosing it again', async () => {
    const page = await openPage();
    await page.act(() => page.now.choose(picture('cat.png')));
    await expect.poll(() => sent).toHaveLength(1);
    await page.act(() => sent[0]?.lose());
    expect(page.now.upload).toMatchObject({ name: 'cat.png', failure: expect.stringContaining('It was not sent.') });
    await page.act(() => page.now.retry());
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[1]?.file).toBe(sent[0]?.file);
    await page.act(() => sent[1]?.answer(arrived('cat')));
    await page.give(undefined);
    expect(page.now).toMatchObject({ upload: null, placed: { token: 'cat' } });
  });

  test.each([
    ['of another kind', picture('words.docx', 'application/msword'), /of another kind/],
    ['that is empty', new File([], 'cat.png', { type: 'image/png' }), /empty/],
  ])('%s is refused unsent, and the picture that was there stays', async (_, file, why) => {
    const page = await openPage(newlyPlaced('cat'));
    await page.act(() => page.now.choose(file));
    await expect.poll(() => page.now.problem).toMatch(why);
    expect(sent).toEqual([]);
    expect(page.now).toMatchObject({ upload: null, shown: { href: artworkPreviewAddress('cat') } });
  });

  test('that the server refuses isn’t shown any more; the reason is shown until the next one is chosen', async () => {
    const page = await openPage();
    await page.act(() => page.now.choose(picture('cat.png')));
    await expect.poll(() => page.now.shown?.href).toBe('blob:1');
    await expect.poll(() => sent).toHaveLength(1);
    await page.act(() => sent[0]?.answer(fail('invalid', 'This picture is damaged.')));
    expect(page.now).toMatchObject({ problem: 'This picture is damaged.', upload: null, shown: null, placed: null });
    await page.act(() => page.now.choose(picture('dog.png')));
    expect(page.now.problem).toBeNull();
  });

  test('that the browser can’t show is sent all the same', async () => {
    undecodable = /^blob:/;
    const page = await openPage();
    await page.act(() => page.now.choose(picture('cat.pdf', 'application/pdf')));
    await expect.poll(() => sent).toHaveLength(1);
    expect(page.now.shown).toBeNull();
    expect(revoked).toHaveBeenCalledWith('blob:1');
  });

  test('that is given up leaves the one before; removed, nothing stays', async () => {
    const page = await openPage(newlyPlaced('cat'));
    await page.act(() => page.now.choose(picture('dog.png')));
    await expect.poll(() => sent).toHaveLength(1);
    await page.act(() => page.now.cancel());
    expect(sent[0]?.isAborted).toBe(true);
    expect(page.now).toMatchObject({
      upload: null,
      placed: { token: 'cat' },
      shown: { href: artworkPreviewAddress('cat') },
    });
    await page.act(() => page.now.remove());
    await page.give(undefined);
    expect(page.now).toMatchObject({ placed: null, shown: null, row: null });
  });

  test('isn’t sent on after the page was left', async () => {
    const page = await openPage();
    await page.act(() => page.now.choose(picture('cat.png')));
    await expect.poll(() => page.now.shown?.href).toBe('blob:1');
    await expect.poll(() => sent).toHaveLength(1);
    await page.leave();
    expect(sent[0]?.isAborted).toBe(true);
    expect(revoked).toHaveBeenCalledWith('blob:1');
  });
});

test('a picture that the shop doesn’t keep any more is taken off the stickers, and the page says so', async () => {
  await serverBehindFetch({ GetArtwork: () => fail('not_found', 'Unknown artwork.') });
  const page = await openPage(newlyPlaced('cat'), { row: null, isLost: false });
  await expect.poll(() => page.now.problem).toMatch(/^The picture of these stickers is not kept here any more/);
  await page.give(undefined);
  expect(page.now.placed).toBeNull();
});

test('if the picture in the page’s address is gone, the page says so at once', async () => {
  const page = await openPage(null, { row: null, isLost: true });
  expect(page.now.problem).toMatch(/Please choose it again/);
});
