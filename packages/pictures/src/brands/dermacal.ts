import { smallPrint } from '../drawing/print.ts';
import { d, disc, line, rect, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [paper, graphite, lilac, signal] = ['#f6f4f1', '#34363b', '#cfc6e6', '#ef5b3c'];

/** Dermacal, serum: a laboratory's label, ruled and numbered. */
export const dermacal: Artwork = {
  pose: 'standing',
  camera: { yaw: 36, pitch: 18 },
  ground: { front: paper, side: lilac, lid: lilac },
  front: ({ width: w, height: h }) => {
    const rule = (y: number) => d`M${w * 0.1} ${h * y}h${w * 0.8}`;
    const left = { x: w * 0.1, colour: graphite, anchor: 'start' } as const;
    return (
      rect(0, h * 0.9, w, h * 0.1, lilac) +
      line(rule(0.22) + rule(0.46) + rule(0.52) + rule(0.74), graphite, w * 0.012) +
      words({ face: 'technical', text: 'dermacal', y: h * 0.195, height: h * 0.07, within: w * 0.8, ...left }) +
      words({ face: 'technical', text: 'B3', y: h * 0.43, height: h * 0.17, within: w * 0.5, ...left }) +
      disc(w * 0.77, h * 0.345, w * 0.13, signal) +
      words({ face: 'text', text: 'NIACINAMIDE 10%', y: h * 0.502, height: w * 0.06, within: w * 0.8, ...left }) +
      words({ face: 'text', text: 'Barrier', y: h * 0.595, height: w * 0.095, ...left }) +
      words({ face: 'text', text: 'serum', y: h * 0.675, height: w * 0.095, ...left }) +
      smallPrint(w * 0.1, h * 0.78, w * 0.6, 3, graphite, h * 0.026)
    );
  },
  side: ({ width: w, height: h }) =>
    words({
      face: 'technical',
      text: 'dermacal',
      x: w * 0.62,
      y: h * 0.94,
      height: w * 0.26,
      within: h * 0.5,
      colour: graphite,
      turn: -90,
      anchor: 'start',
    }) + disc(w * 0.5, h * 0.14, w * 0.1, signal),
  lid: ({ width: w, height: h }) =>
    words({ face: 'technical', text: 'B3', x: w / 2, y: h * 0.55, height: h * 0.24, colour: graphite }),
};
