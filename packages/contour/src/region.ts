import { type Bridge, bridgesBetween } from './bridges.ts';
import type { Box, Cells } from './cells.ts';
import { distanceToEdge, distanceToFineEdge } from './distance.ts';

/** Half of the width of a bridge between islands, in mm, and its greatest length from cut to cut. */
const halfBridge = 1.5;
const longestBridge = 10;

/** The grid of the corners of the cells, with room around the picture. Lengths are in cells unless stated otherwise. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Cells around the picture. */
  readonly pad: number;
  /** Length of a cell in mm. */
  readonly cell: number;
  readonly offset: number;
  /** Radius of concave corners. */
  readonly radius: number;
}

/** Values at the grid's points that are positive inside the cut; or the gap in mm that is too wide for a bridge. */
export type Region = { readonly values: Float32Array } | { readonly gap: number };

/**
 * The region inside the cut: everything closer than the offset to a visible cell, with bridges between islands, and
 * with corners rounded by the radius.
 */
export function regionAround(cells: Cells, box: Box, grid: Grid): Region {
  const { columns, rows, offset, radius } = grid;
  const half = halfBridge / grid.cell;
  // Parts joined within this reach have a neck at least as wide as a bridge.
  const reach = Math.max(0, offset - half);
  const mask = new Uint8Array(columns * rows);
  const depths = distanceToEdge(cornersUnseen(cells, box, grid), columns, rows, offset + radius + 2);
  for (let at = 0; at < depths.length; at += 1) {
    const distance = depths[at] ?? 0;
    if (distance <= reach) mask[at] = 1;
    depths[at] = offset - distance;
  }
  const bridges = bridgesBetween(mask, columns, rows);
  const gap = bridges.reduce((most, { length }) => Math.max(most, length + 2 * reach), 0);
  if ((gap - 2 * offset) * grid.cell > longestBridge) return { gap: gap * grid.cell };
  if (bridges.length > 0) addBridges(bridges, half, depths, grid);
  return { values: closed(depths, columns, rows, radius) };
}

/** 0 at the corners of visible cells, 1 elsewhere: the distance to these corners is the distance to the cells. */
function cornersUnseen({ seen, columns: cellColumns }: Cells, box: Box, { columns, rows, pad }: Grid): Float32Array {
  const unseen = new Float32Array(columns * rows).fill(1);
  for (let y = box.top; y < box.bottom; y += 1) {
    let corner = (y - box.top + pad) * columns + pad;
    for (let x = box.left; x < box.right; x += 1, corner += 1) {
      if (seen[y * cellColumns + x] !== 1) continue;
      unseen[corner] = 0;
      unseen[corner + 1] = 0;
      unseen[corner + columns] = 0;
      unseen[corner + columns + 1] = 0;
    }
  }
  return unseen;
}

/** Adds bridges, cut off where they would exceed the size of the sticker. */
function addBridges(bridges: readonly Bridge[], half: number, depths: Float32Array, grid: Grid): void {
  const { columns, rows, pad, offset, radius } = grid;
  const aside = new Float32Array(columns * rows).fill(1);
  for (const { from, to, length } of bridges) {
    const steps = Math.ceil(2 * length);
    for (let step = 0; step <= steps; step += 1) {
      const x = Math.round(from[0] + ((to[0] - from[0]) * step) / steps);
      const y = Math.round(from[1] + ((to[1] - from[1]) * step) / steps);
      aside[y * columns + x] = 0;
    }
  }
  const distances = distanceToEdge(aside, columns, rows, half + radius + 2);
  const edge = pad - offset;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      const at = y * columns + x;
      const inSize = Math.min(x, columns - 1 - x, y, rows - 1 - y) - edge;
      const depth = Math.min(half - (distances[at] ?? 0), inSize);
      if (depth > (depths[at] ?? 0)) depths[at] = depth;
    }
  }
}

/** The region of positive depth after growing by the radius and shrinking by it again. */
function closed(depths: Float32Array, columns: number, rows: number, radius: number): Float32Array {
  const grown = depths.map((depth) => depth + radius);
  const inner = distanceToFineEdge(grown, columns, rows, radius + 2);
  for (let at = 0; at < inner.length; at += 1) {
    // What was inside before stays so, whatever the rounding errors.
    inner[at] = Math.max(depths[at] ?? 0, (inner[at] ?? 0) - radius);
  }
  return inner;
}
