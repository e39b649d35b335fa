import { createElement, useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { hasWebGl } from './has-webgl.ts';
import { useLazyScene } from './use-lazy-scene.ts';

/** Elements whose visibility is watched, and how to make them visible. */
let watched: Map<Element, () => void>;
beforeEach(() => {
  watched = new Map();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.#report = report;
      }
      observe = (element: Element) => watched.set(element, () => this.#report([{ isIntersecting: true }]));
      disconnect = () => watched.clear();
    },
  );
});
const withWebGl = (has: boolean) =>
  vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(has ? ({ getExtension: () => null } as never) : null);

const openStudio = () =>
  openScreen(
    () => {
      const frame = useRef<HTMLDivElement>(null);
      return { frame, ...useLazyScene(frame) };
    },
    { given: undefined, shows: ({ frame }) => createElement('div', { ref: frame }) },
  );
const comeIntoView = () => {
  for (const show of [...watched.values()]) show();
};

// A browser that has it keeps it, so it isn’t tried again.
test.each([
  [false, 'missing'],
  [true, 'wanted'],
])('3D (there: %s) is loaded when the visitor does something and sees its place, not before', async (has, state) => {
  withWebGl(has);
  const studio = await openStudio();
  expect([watched.size, studio.now.state]).toEqual([0, 'not-yet']);
  await studio.act(() => dispatchEvent(new Event('scroll')));
  expect([watched.size, studio.now.state]).toEqual([1, 'not-yet']);
  await studio.act(comeIntoView);
  expect([watched.size, studio.now.state]).toEqual([0, state]);
});

test('a visitor who saves data gets it on request alone', async () => {
  withWebGl(true);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const studio = await openStudio();
  await studio.act(() => dispatchEvent(new Event('scroll')));
  expect([watched.size, studio.now.state]).toEqual([0, 'not-yet']);
  await studio.act(() => studio.now.ask());
  expect(studio.now.state).toBe('wanted');
});

test('whether the browser draws in 3D is tried once a page: without a graphics card each try takes long', async () => {
  const tried = withWebGl(true);
  expect([hasWebGl(), hasWebGl()]).toEqual([true, true]);
  const studio = await openStudio();
  await studio.act(() => studio.now.ask());
  expect(studio.now.state).toBe('wanted');
  expect(tried.mock.calls.length).toBeLessThan(2);
});
