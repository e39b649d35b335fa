import type { LaidFile, LineArtworkRow } from '@boxwright/contract';
import { expect, test } from 'vitest';
import { layBoth } from './lay-both.ts';

test('two files are laid as they are printed on the side that is compared', () => {
  const lies = (x: number): LaidFile => ({ length: 90, width: 60, matrix: [1, 0, 0, 1, x, 0] });
  const file = (id: number) =>
    ({
      id,
      artwork: { token: `t${id}`, ratio: 1.5, previewWidth: 90, previewHeight: 60 },
      insidePlacement: lies(id),
    }) as unknown as LineArtworkRow;
  const line = {
    work: { length: 100, width: 70, bleed: 3, board: '', lines: [] },
    placed: { 1: { ...lies(10), isCertain: true }, 2: { ...lies(20), isCertain: true } },
  };
  expect(layBoth(line, file(1), file(2), 'outside')).toMatchObject({
    isAsPrinted: true,
    before: { href: '/artwork/t1/preview.webp', placed: { matrix: [1, 0, 0, 1, 10, 0] } },
    newest: { placed: { matrix: [1, 0, 0, 1, 20, 0] } },
  });
  expect(layBoth(line, file(1), file(2), 'inside')).toMatchObject({
    isAsPrinted: true,
    before: { href: '/artwork/t1/inside.webp', placed: { matrix: [1, 0, 0, 1, 1, 0] } },
    newest: { href: '/artwork/t2/inside.webp', placed: { matrix: [1, 0, 0, 1, 2, 0] } },
  });
  const misfit = { ...file(1), insidePlacement: null } as LineArtworkRow;
  expect(layBoth(line, misfit, file(2), 'inside').isAsPrinted).toBe(false);
});
