import { createElement, useEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { ofKind, withMeasured } from '../../features/label-finder/typed-container.ts';
import { openScreen } from '../../testing/screen.tsx';
import { useFinder } from './use-finder.ts';

/** The page; its form has what was typed before the script arrived. */
const openFinder = (
  query = '',
  typedBefore: Readonly<Record<string, string>> = {},
  onMount?: (finder: Pick<ReturnType<typeof useFinder>, 'change'>) => void,
) =>
  openScreen(
    () => {
      const form = useRef<HTMLFormElement>(null);
      const finder = useFinder(form);
      // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the hook's own effect.
      useEffect(() => onMount?.(finder), []);
      return { form, ...finder };
    },
    {
      given: undefined,
      at: `/label-finder${query}`,
      shows: ({ form }) =>
        createElement(
          'form',
          { ref: form },
          Object.entries({ ...Object.fromEntries(new URLSearchParams(query)), ...typedBefore }).map(([name, value]) =>
            createElement('input', { key: name, name, defaultValue: value }),
          ),
        ),
    },
  );
type Page = Awaited<ReturnType<typeof openFinder>>;

const type = (page: Page, sizes: Readonly<Record<string, string>>) =>
  page.act(() => page.now.change((before) => ({ ...before, sizes: { ...before.sizes, ...sizes } })));

test('labels are found while a container is typed, and its address can be shared', async () => {
  const page = await openFinder();
  expect(page.now).toMatchObject({ typed: { kind: 'bottle' }, isCurrent: true, found: { ok: true } });
  await type(page, { girth: '100', straight: '200' });
  expect(page.now.container).toMatchObject({ straight: 200 });
  const { found } = page.now;
  await expect.poll(() => page.address).toContain('girth=100&straight=200');
  await page.leave();
  expect((await openFinder(location.search)).now.found).toEqual(found);
});

test('a mistake is shown at its measure, and the last container stays drawn with its labels', async () => {
  const page = await openFinder();
  const { container, found } = page.now;
  await type(page, { girth: 'wide' });
  expect(Object.keys(page.now.problems)).toEqual(['girth']);
  expect(page.now).toMatchObject({ container, found, isCurrent: false });
  await type(page, { girth: '80' });
  expect(page.now).toMatchObject({ problems: {}, isCurrent: true, container: { around: 80 * Math.PI } });
});

test('a container of another kind isn’t drawn in its place', async () => {
  const page = await openFinder();
  const box = ofKind(page.now.typed, 'box');
  await page.act(() => page.now.follow({ ...box, sizes: { ...box.sizes, length: '' } }));
  expect(page.now).toMatchObject({ container: null, found: null, isCurrent: false });
});

test('what was typed before the script arrived counts', async () => {
  const page = await openFinder('?container=jar&girth=70', { girth: '90', lid: '55' });
  expect(page.now.typed).toMatchObject({ kind: 'jar', sizes: { girth: '90', lid: '55' } });
  expect(page.now.container).toMatchObject({ around: 90 * Math.PI, lid: 55 });
});

test('the way to measure that was pressed early is left to the repeated press, which converts the girth', async () => {
  const page = await openFinder('?container=bottle&measured=across&girth=100', { measured: 'around' });
  expect(page.now.typed).toMatchObject({ measured: 'across', sizes: { girth: '100' } });
  await page.act(() => page.now.change((before) => withMeasured(before, 'around')));
  expect(page.now.typed).toMatchObject({ measured: 'around', sizes: { girth: '314.2' } });
});

test('a repeated press keeps what was typed before the script, also if the page doesn’t show that yet', async () => {
  const page = await openFinder('?container=jar&girth=70', { girth: '90', lid: '55' }, ({ change }) =>
    change((before) => ({ ...before, sizes: { ...before.sizes, straight: '60' } })),
  );
  expect(page.now.typed.sizes).toMatchObject({ girth: '90', lid: '55', straight: '60' });
});
