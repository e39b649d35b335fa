import { barcode, smallPrint } from '../drawing/print.ts';
import { d, disc, line, rect, ring, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [steel, ink, orange, white] = ['#cfd8dd', '#1e3442', '#f26a1b', '#f5f8f9'];

/** Torqwell, bearings: a section of the thing itself, drawn as on a works drawing. */
export const torqwell: Artwork = {
  pose: 'standing',
  camera: { yaw: 32, pitch: 26 },
  ground: { front: steel, side: ink, lid: orange },
  front: ({ width: w, height: h }) => {
    const m = Math.min(w, h);
    const [cx, cy, r] = [w * 0.62, h * 0.63, m * 0.42];
    const balls = Array.from({ length: 10 }, (_, index) => {
      const angle = (index / 10) * Math.PI * 2 + 0.2;
      const [x, y] = [cx + Math.cos(angle) * r * 0.69, cy + Math.sin(angle) * r * 0.69];
      return disc(x, y, r * 0.155, orange) + disc(x - r * 0.045, y - r * 0.05, r * 0.05, '#ffc59e');
    });
    return (
      disc(cx, cy, r, '#aebbc2') +
      disc(cx, cy, r * 0.84, white) +
      balls.join('') +
      ring(cx, cy, r * 0.46, '#8fa0a9', r * 0.16) +
      disc(cx, cy, r * 0.38, steel) +
      ring(cx, cy, r, ink, m * 0.008) +
      ring(cx, cy, r * 0.84, ink, m * 0.006) +
      ring(cx, cy, r * 0.54, ink, m * 0.006) +
      ring(cx, cy, r * 0.38, ink, m * 0.008) +
      line(d`M${cx - r * 1.2} ${cy}H${cx + r * 1.2}M${cx} ${cy - r * 1.1}V${cy + r * 1.1}`, ink, m * 0.006, {
        dash: `${(m * 0.06).toFixed(2)} ${(m * 0.02).toFixed(2)} ${(m * 0.012).toFixed(2)} ${(m * 0.02).toFixed(2)}`,
      }) +
      rect(0, h * 0.08, w, h * 0.16, ink) +
      words({
        face: 'condensed',
        text: 'TORQWELL',
        x: w * 0.06,
        y: h * 0.205,
        height: h * 0.09,
        within: w * 0.6,
        colour: white,
        anchor: 'start',
        tracking: 40,
      }) +
      rect(w * 0.86, h * 0.08, w * 0.14, h * 0.16, orange)
    );
  },
  side: ({ width: w, height: h }) =>
    rect(0, h * 0.08, w, h * 0.16, orange) +
    smallPrint(w * 0.2, h * 0.34, w * 0.6, 5, white, h * 0.045) +
    barcode(w * 0.2, h * 0.64, w * 0.6, h * 0.24),
  lid: ({ width: w, height: h }) =>
    words({
      face: 'condensed',
      text: 'TORQWELL',
      x: w / 2,
      y: h * 0.64,
      height: h * 0.3,
      within: w * 0.74,
      colour: ink,
      tracking: 40,
    }),
};
