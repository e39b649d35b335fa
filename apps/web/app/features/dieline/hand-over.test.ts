import { afterEach, expect, test, vi } from 'vitest';
import { handOver } from './hand-over.ts';

const file = new File(['film'], 'box.mp4', { type: 'video/mp4' });

afterEach(() => vi.unstubAllGlobals());

/** A browser by its pointer and what its share menu does; reports what was shared and what was saved. */
function browser({ isPhone = true, takes = true, refusal }: { isPhone?: boolean; takes?: boolean; refusal?: string }) {
  const done: string[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  vi.stubGlobal('navigator', {
    canShare: () => takes,
    share: ({ files: [shared] }: { files: File[] }) => {
      if (refusal) return Promise.reject(new DOMException('', refusal));
      done.push(`shared ${shared?.name}`);
      return Promise.resolve();
    },
  });
  vi.stubGlobal('setTimeout', () => 0);
  vi.stubGlobal('document', {
    createElement: () => ({
      download: '',
      click() {
        done.push(`saved ${this.download}`);
      },
    }),
  });
  return done;
}

test.each([
  ['a phone shares the file', {}, ['shared box.mp4']],
  ['a phone that shares no such files saves it', { takes: false }, ['saved box.mp4']],
  ['a desktop saves it', { isPhone: false }, ['saved box.mp4']],
  ['who closes the menu gets nothing', { refusal: 'AbortError' }, []],
  ['a browser that finds the press too long ago saves it', { refusal: 'NotAllowedError' }, ['saved box.mp4']],
])('%s', async (_, kind, expected) => {
  const done = browser(kind);
  await handOver(file);
  expect(done).toEqual(expected);
});
