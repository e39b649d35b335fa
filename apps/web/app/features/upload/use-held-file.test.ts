import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import type { ArtworkUpload } from './use-artwork-upload.ts';
import { useHeldFile } from './use-held-file.ts';
import type { HeldFile } from './use-held-files.ts';

test('a field holds the page while its file isn’t here, says why, and stops saying so once it is', async () => {
  const ref = createRef<HeldFile>();
  const opened = vi.fn();
  const sending: Pick<ArtworkUpload, 'upload' | 'choosing'> = {
    upload: { name: 'dream.pdf', bytes: 9, part: 0.5, isPaused: false, failure: null },
    choosing: null,
  };
  const page = await openScreen((upload: typeof sending) => useHeldFile(ref, upload, opened), {
    given: sending,
    at: '/cart',
  });
  expect([ref.current?.mayLeave(), opened.mock.calls.length]).toEqual([false, 1]);
  await page.act(() => undefined);
  expect(page.now.error).toMatch(/^Your file is still on its way\./);
  await page.give({ upload: null, choosing: null });
  expect([page.now.error, ref.current?.mayLeave()]).toEqual([undefined, true]);
  // Another file that is sent meanwhile isn't complained of before the page is left again.
  await page.give(sending);
  expect(page.now.error).toBeUndefined();
});
