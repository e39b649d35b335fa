import { afterEach, expect, test, vi } from 'vitest';
import { loadPicture, preloadPicture } from './load-picture.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that knows the picture at `/there.webp`, and notes what is asked for. */
function openBrowser(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(href);
    return href === '/there.webp' ? new Response('pixels') : new Response(null, { status: 404 });
  });
  vi.stubGlobal('createImageBitmap', async (blob: Blob) => blob.text());
  return asked;
}

test('a picture that is loaded ahead is loaded once; one that isn’t there is a failure for who needs it', async () => {
  const asked = openBrowser();
  preloadPicture('/there.webp');
  expect(await loadPicture('/there.webp')).toBe('pixels');
  expect(asked).toEqual(['/there.webp']);
  // Its pixels belong to who got them.
  expect(await loadPicture('/there.webp')).toBe('pixels');
  expect(asked).toEqual(['/there.webp', '/there.webp']);
  preloadPicture('/gone.webp');
  await expect(loadPicture('/gone.webp')).rejects.toThrow('404');
  preloadPicture('/gone.webp');
  expect(await loadPicture('/there.webp')).toBe('pixels');
});
