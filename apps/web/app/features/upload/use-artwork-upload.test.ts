import { type ArtworkRow, fail, ok } from '@boxwright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { type SentFile, uploadsOfBrowser } from '../../testing/upload-double.ts';
import { useArtworkUpload } from './use-artwork-upload.ts';

let sent: readonly SentFile[];
const use = vi.fn<(artwork: ArtworkRow) => ReturnType<Parameters<typeof useArtworkUpload>[0]>>();
beforeEach(() => {
  sent = uploadsOfBrowser();
  use.mockReset().mockResolvedValue(ok({}));
});

const open = () => openScreen(() => useArtworkUpload(use), { given: undefined });
const file = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
/** A row as on the wire. */
const row = (pages: number, page = 1) => ({
  token: `token-${page}`,
  name: 'box.pdf',
  kind: 'pdf',
  by_hand: false,
  pixel_width: null,
  pixel_height: null,
  page,
  pages,
  ratio: 1.5,
  bleed: 0,
  least_pixels: null,
  transparent: false,
  preview_width: 300,
  preview_height: 200,
});

test('a file is sent with its progress, and then used', async () => {
  const page = await open();
  await page.act(() => page.now.choose(file('box.pdf')));
  await expect.poll(() => sent).toHaveLength(1);
  await page.act(() => sent[0]?.progress(0.5));
  expect(page.now.upload).toEqual({ name: 'box.pdf', bytes: 5, part: 0.5, isPaused: false, failure: null });
  await page.act(() => sent[0]?.answer(ok(row(1))));
  await expect.poll(() => page.now.used).toBe('box.pdf');
  expect([use.mock.calls[0]?.[0].token, page.now.upload]).toEqual(['token-1', null]);
});

test('of a file with several pages one is chosen before it is used', async () => {
  const fetched = vi.fn(async () => new Response(JSON.stringify({ data: row(3, 2) })));
  vi.stubGlobal('fetch', fetched);
  const page = await open();
  await page.act(() => page.now.choose(file('box.pdf')));
  await expect.poll(() => sent).toHaveLength(1);
  await page.act(() => sent[0]?.answer(ok(row(3))));
  await expect.poll(() => page.now.choosing?.page).toBe(1);
  await page.act(() => page.now.turnTo(2));
  await expect.poll(() => page.now.choosing?.page).toBe(2);
  expect(fetched).toHaveBeenCalledWith('/artwork/token-1/pages/2', expect.anything());
  expect(use).not.toHaveBeenCalled();
  await page.act(() => page.now.usePage());
  await expect.poll(() => page.now.used).toBe('box.pdf');
  expect(use.mock.calls[0]?.[0].token).toBe('token-2');
});

test('a file that can’t be taken, or that is refused, isn’t tried again', async () => {
  const page = await open();
  await page.act(() => page.now.choose(new File(['x'], 'note.txt', { type: 'text/plain' })));
  await expect.poll(() => page.now.problem).toMatch(/of another kind/);
  use.mockResolvedValue(fail('conflict', 'It is being printed already.'));
  await page.act(() => page.now.choose(file('box.pdf')));
  await expect.poll(() => sent).toHaveLength(1);
  expect(page.now.problem).toBeNull();
  await page.act(() => sent[0]?.answer(ok(row(1))));
  await expect.poll(() => page.now.problem).toBe('It is being printed already.');
  expect(page.now.upload).toBeNull();
});

test('after a lost connection the file is sent again, but not once it has arrived', async () => {
  const page = await open();
  await page.act(() => page.now.choose(file('box.pdf')));
  await expect.poll(() => sent).toHaveLength(1);
  await page.act(() => sent[0]?.lose());
  await expect.poll(() => page.now.upload?.failure).toMatch(/connection was lost/);
  use.mockResolvedValueOnce(fail('unavailable', 'No connection.'));
  await page.act(() => page.now.retry());
  await expect.poll(() => sent).toHaveLength(2);
  await page.act(() => sent[1]?.answer(ok(row(1))));
  await expect.poll(() => page.now.upload?.failure).toBe('No connection.');
  await page.act(() => page.now.retry());
  await expect.poll(() => page.now.used).toBe('box.pdf');
  expect([sent.length, use.mock.calls.length]).toEqual([2, 2]);
});

test('while the shop is very busy, it is asked again after the time that it names', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = await open();
  await page.act(() => page.now.choose(file('box.pdf')));
  await expect.poll(() => sent).toHaveLength(1);
  await page.act(() => sent[0]?.answer(fail('unavailable', 'The shop is very busy.', { details: { retry_after: 2 } })));
  expect(page.now.upload?.failure).toBeNull();
  await page.act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(sent).toHaveLength(2);
  await page.act(() => sent[1]?.answer(ok(row(1))));
  await expect.poll(() => page.now.used).toBe('box.pdf');
});

test('a cancelled file is stopped and forgotten; so is one whose page is left', async () => {
  const page = await open();
  await page.act(() => page.now.choose(file('box.pdf')));
  await expect.poll(() => sent).toHaveLength(1);
  await page.act(() => page.now.cancel());
  expect([sent[0]?.isAborted, page.now.upload]).toEqual([true, null]);
  await page.act(() => sent[0]?.answer(ok(row(1))));
  await page.act(() => page.now.choose(file('other.pdf')));
  await expect.poll(() => sent).toHaveLength(2);
  await page.leave();
  expect(sent[1]?.isAborted).toBe(true);
  expect(use).not.toHaveBeenCalled();
});

test('a file without a connection says so at once, and is sent when it is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  const page = await open();
  await page.act(() => page.now.choose(file('box.pdf')));
  await expect.poll(() => sent).toHaveLength(1);
  await page.act(() => sent[0]?.progress(0.5));
  onLine.mockReturnValue(false);
  await page.act(() => dispatchEvent(new Event('offline')));
  await expect.poll(() => page.now.upload?.stalled).toBe('No connection. Your file is sent when it is back.');
  expect([page.now.upload?.failure, sent[0]?.isAborted]).toEqual([null, true]);
  onLine.mockReturnValue(true);
  await page.act(() => dispatchEvent(new Event('online')));
  await expect.poll(() => sent).toHaveLength(2);
  await page.act(() => sent[1]?.progress(0.2));
  expect(page.now.upload?.stalled).toBeUndefined();
  await page.act(() => sent[1]?.answer(ok(row(1))));
  await expect.poll(() => page.now.used).toBe('box.pdf');
  onLine.mockRestore();
});

test('a file that makes no progress says so after some seconds, until something arrives', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = await open();
  await page.act(() => page.now.choose(file('box.pdf')));
  await expect.poll(() => sent).toHaveLength(1);
  await page.act(() => sent[0]?.progress(0.5));
  await page.act(() => vi.advanceTimersByTimeAsync(7_900));
  expect(page.now.upload?.stalled).toBeUndefined();
  await page.act(() => vi.advanceTimersByTimeAsync(200));
  expect(page.now.upload?.stalled).toMatch(/^Nothing has gone through/);
  await page.act(() => sent[0]?.progress(0.6));
  expect(page.now.upload?.stalled).toBeUndefined();
  await page.leave();
});
