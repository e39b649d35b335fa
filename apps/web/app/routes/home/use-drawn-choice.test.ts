import { expect, test } from 'vitest';
import type { OwnSize } from '../../features/configurator/box-choice.ts';
import { drawPrinted } from '../../features/dieline/draw-printed.ts';
import { openScreen } from '../../testing/screen.tsx';
import { keyOf } from './goods.ts';
import { useDrawnChoice } from './use-drawn-choice.ts';

const caliper = 0.4;
const size = (length: string): OwnSize => ({ length, width: '32', height: '90' });
const soap = {
  ...{ id: 'soap', name: 'Soap', route: 'soap-box', variantId: 202 },
  ...{ style: 'reverse-tuck-end', size: size('60'), look: null },
};
const drawnAt = (length: number) =>
  drawPrinted('reverse-tuck-end', { length, width: 32, height: 90, caliper }) ?? expect.unreachable();

test('a typed size is drawn and folded; one that can’t be made leaves the last box', async () => {
  const first = { key: keyOf(soap, soap.size, caliper), box: drawnAt(60), print: null };
  const page = await openScreen((typed: OwnSize) => useDrawnChoice(first, soap, typed, caliper), { given: soap.size });
  expect(page.now).toEqual({ drawn: first, folding: null });
  await page.give(size('80'));
  await expect.poll(() => page.now.folding !== null, { timeout: 10_000 }).toBe(true);
  await page.give(size('eighty'));
  await expect.poll(() => page.now.folding).toBeNull();
  expect(page.now.drawn.box).toEqual(drawnAt(80));
  await page.give(size('1'));
  await page.give(size('60'));
  await expect.poll(() => page.now.drawn.key, { timeout: 10_000 }).toBe(first.key);
});
