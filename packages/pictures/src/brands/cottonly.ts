import { d, frame, line, rect, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [white, blue, navy, thread] = ['#fbfaf5', '#7fa6cf', '#233d63', '#c9452f'];

/** Gingham: bands over bands, darker where they cross. */
const gingham = (w: number, h: number, band: number) => {
  const across = Array.from(
    { length: Math.ceil(h / (2 * band)) },
    (_, index) => d`M0 ${(index * 2 + 0.5) * band}h${w}`,
  );
  const down = Array.from({ length: Math.ceil(w / (2 * band)) }, (_, index) => d`M${(index * 2 + 0.5) * band} 0v${h}`);
  return line(across.join(''), blue, band, { opacity: 0.55 }) + line(down.join(''), blue, band, { opacity: 0.55 });
};

/** Cottonly, handkerchiefs: woven checks and a stitched monogram. */
export const cottonly: Artwork = {
  pose: 'lying',
  camera: { yaw: 32, pitch: 46 },
  ground: { front: white, side: navy, lid: navy },
  front: ({ width: w, height: h }) => {
    const m = Math.min(w, h);
    return (
      gingham(w, h, m / 17) +
      rect(w * 0.26, h * 0.2, w * 0.48, h * 0.6, white) +
      frame(w * 0.28, h * 0.218, w * 0.44, h * 0.564, thread, 0.5) +
      `<g stroke-dasharray="1.6 1">${frame(w * 0.3, h * 0.238, w * 0.4, h * 0.524, thread, 0.4)}</g>` +
      words({ face: 'bookishItalic', text: 'C', x: w * 0.49, y: h * 0.535, height: h * 0.2, colour: thread }) +
      words({
        face: 'bookish',
        text: 'Cottonly',
        x: w / 2,
        y: h * 0.64,
        height: h * 0.05,
        within: w * 0.34,
        colour: navy,
      }) +
      words({
        face: 'text',
        text: 'HANDKERCHIEFS',
        x: w / 2,
        y: h * 0.705,
        height: w * 0.018,
        colour: navy,
        tracking: 180,
      })
    );
  },
  side: ({ width: w, height: h }) => line(d`M${w * 0.2} 0v${h}M${w * 0.8} 0v${h}`, white, 0.5, { dash: '2.4 1.6' }),
  lid: ({ width: w, height: h }) =>
    words({
      face: 'bookish',
      text: 'Cottonly',
      x: w / 2,
      y: h * 0.63,
      height: h * 0.32,
      within: w * 0.6,
      colour: white,
    }),
};
