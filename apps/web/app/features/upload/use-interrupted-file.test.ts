import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useInterruptedFile } from './use-interrupted-file.ts';

/** What the client of the protocol stores when it begins. */
const begin = (
  key: string,
  filename: string,
  hoursAgo: number,
  url = `${location.origin}/artwork/uploads/${filename}`,
) => {
  const creationTime = new Date(Date.now() - hoursAgo * 3_600_000).toString();
  localStorage.setItem(key, JSON.stringify({ size: 60_000_000, metadata: { filename }, creationTime, uploadUrl: url }));
};
const answers = (status: number, headers = {}) => {
  const asked = vi.fn(async (_url: string, _init: RequestInit) => new Response(null, { status, headers }));
  vi.stubGlobal('fetch', asked);
  return asked;
};
const open = (...keys: string[]) => openScreen(() => useInterruptedFile(keys), { given: undefined });

test('the newest file that was interrupted is named, with how much of it has arrived', async () => {
  begin('tus::1', 'old.pdf', 3);
  begin('tus::2', 'new.pdf', 1);
  begin('tus::3', 'forgotten.pdf', 25);
  begin('tus::4', 'foreign.pdf', 0, 'https://elsewhere.example/artwork/uploads/a');
  localStorage.setItem('tus::5', 'no JSON');
  const asked = answers(200, { 'upload-offset': '12000000' });
  const page = await open('tus::1', 'tus::2', 'tus::3', 'tus::4', 'tus::5');
  await expect.poll(() => page.now.file).toEqual({ name: 'new.pdf', bytes: 60_000_000, arrived: 12_000_000 });
  expect(asked.mock.calls.map(([url, { method }]) => [method, url])).toEqual([
    ['HEAD', `${location.origin}/artwork/uploads/new.pdf`],
  ]);
});

test('one that the shop doesn’t keep any more is forgotten; without a connection it is still named', async () => {
  begin('tus::1', 'gone.pdf', 1);
  answers(404);
  const page = await open('tus::1');
  await expect.poll(() => page.now.file).toBeNull();
  expect(localStorage.getItem('tus::1')).toBeNull();
  begin('tus::1', 'kept.pdf', 1);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
  const offline = await open('tus::1');
  expect(offline.now.file).toEqual({ name: 'kept.pdf', bytes: 60_000_000, arrived: null });
});

test('a file that isn’t wanted any more is given up, here and in the shop', async () => {
  begin('tus::1', 'other.pdf', 1);
  const asked = answers(204);
  const page = await open('tus::1');
  await page.act(() => page.now.discard());
  expect([page.now.file, localStorage.getItem('tus::1')]).toEqual([null, null]);
  expect(asked.mock.calls.map(([, { method }]) => method)).toEqual(['HEAD', 'DELETE']);
});
