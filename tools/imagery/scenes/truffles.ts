import { ball, turnedAt } from './pieces.ts';
import type { Item } from './scene.ts';

const chocolate = ['#4a2a1c', '#6d3f27', '#efe2cc', '#5b3322'];

/** Rows of sweets in a turned and placed box. */
export const truffles = (
  columns: number,
  rows: number,
  step: number,
  across: number,
  turn: number,
  at: readonly [number, number],
  lift: number,
  colours: readonly string[] = chocolate,
): Item[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) - (columns - 1) / 2) * step;
    const z = (Math.floor(index / columns) - (rows - 1) / 2) * step;
    const colour = colours[(index * 7) % colours.length] ?? '#4a2a1c';
    return ball(colour, across, { at: turnedAt([x, z], turn, at), lift, roughness: 0.45 });
  });
