import { fail, largestReturnPhoto, ok } from '@boxwright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen } from '../../../testing/screen.tsx';
import { type SentFile, uploadsOfBrowser } from '../../../testing/upload-double.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

let sent: readonly SentFile[];
const reloaded = vi.fn(() => null);
beforeEach(() => {
  sent = uploadsOfBrowser();
  reloaded.mockClear();
});

const openReturn = () => openScreen(() => usePhotoUpload(7), { given: undefined, loader: reloaded });
const photo = (name: string, size = 3) => {
  const file = new File(['jpg'], name, { type: 'image/jpeg' });
  return size === 3 ? file : Object.defineProperty(file, 'size', { value: size });
};

test('photographs are sent one after the other, and each is shown once it has arrived', async () => {
  const page = await openReturn();
  const [front, back] = [photo('front.jpg'), photo('back.jpg')];
  await page.act(() => page.now.send([front]));
  await expect.poll(() => sent.map(({ to, file }) => [to, file])).toEqual([['/return-photos/7', front]]);
  await page.act(() => sent[0]?.progress(0.5));
  expect(page.now.sending).toEqual({ name: 'front.jpg', part: 0.5 });
  await page.act(() => page.now.send([back]));
  expect(sent).toHaveLength(1);
  await page.act(() => sent[0]?.answer(ok({})));
  await expect.poll(() => sent.map(({ file }) => file)).toEqual([front, back]);
  expect(reloaded).toHaveBeenCalledTimes(1);
  await page.act(() => sent[1]?.answer(ok({})));
  await expect.poll(() => page.now.sending).toBeNull();
  expect([reloaded.mock.calls.length, page.now.problem]).toEqual([2, null]);
});

test('the reason is shown for one that is refused or lost, and the next one is sent all the same', async () => {
  const page = await openReturn();
  await page.act(() => page.now.send([photo('text.jpg'), photo('lost.jpg'), photo('good.jpg')]));
  await expect.poll(() => sent).toHaveLength(1);
  await page.act(() => sent[0]?.answer(fail('invalid', 'This isn’t a photograph.')));
  await expect.poll(() => page.now.problem).toBe('This isn’t a photograph.');
  await expect.poll(() => sent).toHaveLength(2);
  await page.act(() => sent[1]?.lose());
  await expect.poll(() => page.now.problem).toMatch(/lost while lost\.jpg was on its way/);
  await expect.poll(() => sent).toHaveLength(3);
  await page.act(() => sent[2]?.answer(ok({})));
  await expect.poll(() => page.now.sending).toBeNull();
  expect([reloaded.mock.calls.length, page.now.problem]).toEqual([1, expect.stringContaining('lost.jpg')]);
  await page.act(() => page.now.send([photo('again.jpg')]));
  expect(page.now.problem).toBeNull();
});

test('one that is too large is named and never sent', async () => {
  const page = await openReturn();
  await page.act(() => page.now.send([photo('huge.jpg', largestReturnPhoto + 1)]));
  await expect.poll(() => page.now.problem).toBe('huge.jpg is larger than 15 MB. Please choose a smaller photograph.');
  expect([sent, page.now.sending]).toEqual([[], null]);
});

test('a page that is left stops sending', async () => {
  const page = await openReturn();
  await page.act(() => page.now.send([photo('front.jpg'), photo('back.jpg')]));
  await expect.poll(() => sent).toHaveLength(1);
  await page.leave();
  expect(sent[0]?.isAborted).toBe(true);
  await page.act(() => sent[0]?.answer(ok({})));
  expect([sent.length, reloaded.mock.calls.length]).toEqual([1, 0]);
});
