import { d, fill, frame, line, placed, rect, repeated, words } from '../drawing/shapes.ts';
import type { Artwork } from './artwork.ts';

const [cocoa, dark, gold, cream] = ['#3a1d15', '#28120c', '#d3a253', '#f3dfbf'];

/** Kokko 72, chocolate: the tablet's own pieces, some of them gilded. */
export const kokko72: Artwork = {
  pose: 'lying',
  camera: { yaw: 30, pitch: 50 },
  ground: { front: cocoa, side: dark, lid: dark },
  front: ({ width: w, height: h }) => {
    const columns = 4;
    const piece = (w * 0.84) / columns;
    const rows = Math.max(2, Math.round((h * 0.5) / (piece * 0.78)));
    const tall = (h * 0.52) / rows;
    const gilded = new Set([1, 6, 8, 11, 15, 18, 21]);
    const [a, b, inset] = [piece * 0.93, tall * 0.91, piece * 0.16];
    const pieceOf = (colour: string, edge: string, shine: number) =>
      rect(0, 0, a, b, colour, 0.8) +
      fill(d`M0 ${b}l${inset} ${-inset}h${a - 2 * inset}l${inset} ${inset}z`, '#000', 0.24) +
      fill(d`M0 0l${inset} ${inset}h${a - 2 * inset}l${inset} ${-inset}z`, '#fff', shine) +
      frame(inset, inset, a - 2 * inset, b - 2 * inset, edge, 0.25);
    const places = Array.from({ length: columns * rows }, (_, index) => ({
      x: w * 0.08 + (index % columns) * piece,
      y: h * 0.42 + Math.floor(index / columns) * tall,
      isGold: gilded.has(index),
    }));
    const tablet =
      repeated(
        'piece',
        pieceOf('#4d2a1e', cocoa, 0.1),
        places.filter(({ isGold }) => !isGold),
      ) +
      repeated(
        'gilt',
        pieceOf(gold, '#a97a31', 0.35),
        places.filter(({ isGold }) => isGold),
      );
    return (
      words({
        face: 'grotesque',
        text: 'Kokko',
        x: w * 0.08,
        y: h * 0.195,
        height: h * 0.09,
        within: w * 0.52,
        colour: cream,
        anchor: 'start',
      }) +
      words({
        face: 'poster',
        text: '72',
        x: w * 0.92,
        y: h * 0.195,
        height: h * 0.12,
        within: w * 0.26,
        colour: gold,
        anchor: 'end',
      }) +
      line(d`M${w * 0.08} ${h * 0.235}h${w * 0.84}`, gold, 0.35) +
      words({
        face: 'text',
        text: 'IDUKKI SINGLE ESTATE',
        x: w * 0.08,
        y: h * 0.288,
        height: w * 0.038,
        within: w * 0.7,
        colour: cream,
        anchor: 'start',
        tracking: 120,
      }) +
      words({
        face: 'bookishItalic',
        text: 'dark, stone ground',
        x: w * 0.08,
        y: h * 0.35,
        height: w * 0.06,
        within: w * 0.7,
        colour: gold,
        anchor: 'start',
      }) +
      tablet
    );
  },
  side: ({ width: w, height: h }) =>
    placed(
      w / 2,
      h / 2,
      words({
        face: 'grotesque',
        text: 'Kokko 72',
        x: 0,
        y: w * 0.17,
        height: w * 0.34,
        within: h * 0.5,
        colour: gold,
      }),
      { turn: -90 },
    ) + fill(d`M0 0h${w}v${h * 0.06}h${-w}zM0 ${h}h${w}v${-h * 0.06}h${-w}z`, gold, 0.9),
  lid: ({ width: w, height: h }) =>
    words({
      face: 'poster',
      text: '72',
      x: w / 2,
      y: h * 0.5 + h * 0.26,
      height: h * 0.52,
      within: w * 0.4,
      colour: gold,
    }),
};
