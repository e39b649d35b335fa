import { context } from '@react-three/fiber';
import { createElement } from 'react';
import { type Color, type Scene, WebGLCoordinateSystem, type WebGLRenderTarget } from 'three';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/screen.tsx';
import { useReflections } from './use-reflections.ts';

/** The stage of a box, on a graphics card that notes what it is given instead of drawing it. */
async function openStage(isCoated: boolean) {
  const drawn: Scene[] = [];
  const freed: WebGLRenderTarget[] = [];
  const watched = new Set<WebGLRenderTarget>();
  let frames = 0;
  const gl = {
    coordinateSystem: WebGLCoordinateSystem,
    xr: { enabled: false },
    getClearColor: (color: Color) => color,
    getRenderTarget: () => null,
    getActiveCubeFace: () => 0,
    getActiveMipmapLevel: () => 0,
    setRenderTarget: (target: WebGLRenderTarget | null) => {
      if (target === null || watched.has(target)) return;
      watched.add(target);
      target.addEventListener('dispose', () => freed.push(target));
    },
    render: (scene: Scene) => drawn.push(scene),
    compile: () => undefined,
  };
  const state = { gl, invalidate: () => (frames += 1) };
  const store = (select: (whole: typeof state) => unknown) => select(state);
  const page = await openScreen(useReflections, {
    given: isCoated,
    around: (stage) => createElement(context.Provider, { value: store as never }, stage), // the parts that hooks read
  });
  return { page, drawn, freed, frames: () => frames };
}

test('coated sides get a room to mirror, in a new frame after the box is seen; it is drawn once', async () => {
  const { page, drawn, frames } = await openStage(true);
  expect([page.now, drawn]).toEqual([null, []]);
  await expect.poll(() => page.now).toMatchObject({ isTexture: true });
  expect(frames()).toBe(1);
  const room = page.now;
  const { length } = drawn;
  await page.give(true);
  expect([page.now === room, drawn.length, frames()]).toEqual([true, length, 1]);
});

test('a box without a coat costs no drawing, and the room is freed when the last coat has gone', async () => {
  const { page, drawn, freed } = await openStage(false);
  expect([page.now, drawn]).toEqual([null, []]);
  await page.give(true);
  await expect.poll(() => page.now?.isTexture).toBe(true);
  const room = page.now;
  const isFree = () => freed.some(({ texture }) => texture === room);
  expect(isFree()).toBe(false);
  await page.give(false);
  expect([page.now, isFree()]).toEqual([null, true]);
});
