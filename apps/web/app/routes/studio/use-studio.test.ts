import { createElement, useEffect, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { inOtherUnit } from '../../features/dieline/studio-configuration.ts';
import { openScreen } from '../../testing/screen.tsx';
import { serverDouble } from '../../testing/server-double.ts';
import { smallCatalogue } from '../../testing/small-catalogue.ts';
import { loadStudio } from './load-studio.ts';
import { hasUsualOptions, insideOf, useStudio } from './use-studio.ts';

/** The studio of a box; its form has what was typed before the script arrived. `lengths` are those that it has shown. */
async function openStudio(
  query = '',
  typedBefore: Readonly<Record<string, string>> = {},
  onMount?: (studio: Pick<ReturnType<typeof useStudio>, 'change'>) => void,
) {
  const { api } = serverDouble(smallCatalogue);
  const data = await loadStudio(api, 'reverse-tuck-end', new URLSearchParams(query));
  const lengths: string[] = [];
  const page = await openScreen(
    () => {
      const form = useRef<HTMLFormElement>(null);
      const studio = useStudio(data, form);
      // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the hook's own effect.
      useEffect(() => onMount?.(studio), []);
      lengths.push(studio.configuration.sizes.length ?? '');
      return { form, ...studio };
    },
    {
      given: undefined,
      at: `/dielines/reverse-tuck-end${query}`,
      shows: ({ form }) =>
        createElement(
          'form',
          { ref: form },
          Object.entries(typedBefore).map(([name, value]) =>
            createElement('input', { key: name, name, defaultValue: value }),
          ),
        ),
    },
  );
  const type = (sizes: Partial<Record<'length' | 'width' | 'height', string>>) =>
    page.act(() => page.now.change((before) => ({ ...before, sizes: { ...before.sizes, ...sizes } })));
  return { page, settings: data.settings, type, lengths };
}
const drawnInside = ({ page }: Awaited<ReturnType<typeof openStudio>>) => page.now.good.picture.facts.inside;

test('a typed size is drawn, and its address shows the same after a reload', async () => {
  const studio = await openStudio();
  await studio.type({ length: '120', width: '50' });
  expect(studio.page.now.configuration.sizes).toMatchObject({ length: '120', width: '50' });
  await expect.poll(() => drawnInside(studio).slice(0, 2)).toEqual([120, 50]);
  await expect.poll(() => studio.page.address).toContain('length=120&width=50');
  const { configuration, good } = studio.page.now;
  await studio.page.leave();
  expect((await openStudio(location.search)).page.now).toMatchObject({ configuration, good, problem: null });
});

test('a size that can’t be made is shown at its field; the last drawing stays, to be downloaded, with its own size', async () => {
  const studio = await openStudio('?length=120&width=50&height=90');
  const { good } = studio.page.now;
  await studio.type({ length: 'long' });
  await expect.poll(() => studio.page.now.problem?.field).toBe('length');
  expect(studio.page.now.good).toBe(good);
  expect(studio.page.now.configuration.sizes.length).toBe('long');
  await studio.type({ length: '110' });
  await expect.poll(() => studio.page.now.problem).toBeNull();
  expect(drawnInside(studio)).toEqual([110, 50, 90]);
});

test('two changes at once end with the second, on the screen and in the drawing', async () => {
  const studio = await openStudio();
  const { change } = studio.page.now;
  await studio.page.act(() => {
    change((before) => ({ ...before, sizes: { ...before.sizes, length: '100' } }));
    change((before) => ({ ...before, sizes: { ...before.sizes, length: '105' } }));
  });
  await expect.poll(() => drawnInside(studio)[0]).toBe(105);
  await expect.poll(() => studio.page.address).toContain('length=105');
  expect(studio.page.now.configuration.sizes.length).toBe('105');
});

test('what is typed while the address of an earlier change arrives isn’t taken back by it', async () => {
  const studio = await openStudio();
  const { change } = studio.page.now;
  const lengthIs = (length: string) => change((before) => ({ ...before, sizes: { ...before.sizes, length } }));
  const replace = history.replaceState.bind(history);
  // The moment at which the router has the address, and the page isn't rendered with it yet.
  vi.spyOn(history, 'replaceState').mockImplementationOnce((...entry) => {
    replace(...entry);
    lengthIs('105');
  });
  await studio.page.act(() => lengthIs('100'));
  await expect.poll(() => studio.page.address).toContain('length=105');
  expect(studio.lengths.slice(studio.lengths.indexOf('105'))).not.toContain('100');
});

test('a link to another size of the same style, or the way back from it, is drawn', async () => {
  const studio = await openStudio('?length=120&width=50&height=90');
  await studio.page.goTo('/dielines/reverse-tuck-end?length=70&width=40&height=80');
  await expect.poll(() => drawnInside(studio)).toEqual([70, 40, 80]);
  expect(studio.page.now.configuration.sizes).toEqual({ length: '70', width: '40', height: '80' });
});

test('what was typed before the script arrived is drawn; the unit waits for the repeated press', async () => {
  const studio = await openStudio('?length=120&width=50&height=90', { length: '100', unit: 'in' });
  await expect.poll(() => drawnInside(studio)).toEqual([100, 50, 90]);
  expect(studio.page.now.configuration.unit).toBe('mm');
  await studio.page.act(() => studio.page.now.change((before) => inOtherUnit(before, 'in')));
  expect(studio.page.now.configuration.sizes.length).toBe('3.937');
});

test('a size that is given outside is drawn from the inside that it leaves', async () => {
  const { page, settings } = await openStudio('?length=120&width=50&height=90&measured=outside');
  const { good } = page.now;
  const inside = insideOf(good, settings);
  expect(inside.measured).toBe('inside');
  expect(Number(inside.sizes.length)).toBeLessThan(120);
  expect(Number(inside.sizes.length)).toBeCloseTo(good.picture.facts.inside[0] ?? 0, 1);
});

test('a drawing with another option isn’t one of the shop’s sizes', async () => {
  const [usual, plain] = [await openStudio(), await openStudio('?thumbNotch=false')];
  expect(hasUsualOptions(usual.page.now.good, usual.settings)).toBe(true);
  expect(hasUsualOptions(plain.page.now.good, plain.settings)).toBe(false);
});

test('a repeated press keeps what was typed before the script, also if the page doesn’t show that yet', async () => {
  const { page } = await openStudio('', { length: '120', width: '50' }, ({ change }) =>
    change((before) => ({ ...before, sizes: { ...before.sizes, height: '95' } })),
  );
  expect(page.now.configuration.sizes).toMatchObject({ length: '120', width: '50', height: '95' });
});
