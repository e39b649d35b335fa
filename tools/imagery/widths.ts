import { frames } from './scenes/scene.ts';

/** A picture's shape: banners are 16:9, all others 5:4. */
export const shapeOf = (id: string): keyof typeof frames => (id.startsWith('banner-') ? 'banner' : 'tile');

/** AVIF widths; the widest is the frame itself, and the WebP's. */
export const widthsOf = (id: string): readonly number[] =>
  shapeOf(id) === 'banner' ? [480, 860, 1280] : [320, 640, 960];

export const heightOf = (id: string, width: number): number => {
  const [wide, high] = frames[shapeOf(id)];
  return Math.round((width * high) / wide);
};
