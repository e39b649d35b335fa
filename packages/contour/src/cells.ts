import { leastPresence } from './presence.ts';

/** A grid of square cells over a part of the picture; a cell of 1 belongs to what is cut around. */
export interface Cells {
  readonly seen: Uint8Array;
  readonly columns: number;
  readonly rows: number;
  /** Pixels per cell: a whole number, or one divided by a whole number. */
  readonly size: number;
  /** The pixel at the grid's upper left corner; a fraction if pixels are divided. */
  readonly left: number;
  readonly top: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  /** Exclusive. */
  readonly right: number;
  readonly bottom: number;
}

/** The bounding box of all values of at least `least`, or null if there are none. */
export function boundsOf(values: Uint8Array, columns: number, rows: number, least: number): Box | null {
  let [left, right, top, bottom] = [columns, 0, rows, 0];
  for (let y = 0; y < rows; y += 1) {
    const row = y * columns;
    let x = 0;
    while (x < columns && (values[row + x] ?? 0) < least) x += 1;
    if (x === columns) continue;
    if (x < left) left = x;
    let last = columns;
    while (last > right && (values[row + last - 1] ?? 0) < least) last -= 1;
    if (last > right) right = last;
    if (y < top) top = y;
    bottom = y + 1;
  }
  return right > 0 ? { left, right, top, bottom } : null;
}

/** Cells of `size` × `size` pixels, each seen if any of its pixels is visible. */
export function joinedPixels(presence: Uint8Array, width: number, box: Box, size: number): Cells {
  const columns = Math.ceil((box.right - box.left) / size);
  const rows = Math.ceil((box.bottom - box.top) / size);
  const seen = new Uint8Array(columns * rows);
  for (let y = box.top; y < box.bottom; y += 1) {
    let cell = Math.floor((y - box.top) / size) * columns;
    let pixel = y * width + box.left;
    const end = y * width + box.right;
    while (pixel < end) {
      const stop = Math.min(end, pixel + size);
      for (; pixel < stop; pixel += 1) if ((presence[pixel] ?? 0) >= leastPresence) seen[cell] = 1;
      cell += 1;
    }
  }
  return { seen, columns, rows, size, left: box.left, top: box.top };
}

/**
 * Each pixel divided into `parts` × `parts` cells, for pictures of few pixels. Presence is interpolated between the
 * pixels' centres, so that the edge isn't a staircase; it lies up to half a pixel outside the visible pixels.
 */
export function dividedPixels(presence: Uint8Array, width: number, height: number, box: Box, parts: number): Cells {
  const [left, top] = [box.left - 1, box.top - 1];
  const columns = (box.right - box.left + 2) * parts;
  const rows = (box.bottom - box.top + 2) * parts;
  const seen = new Uint8Array(columns * rows);
  // A visible pixel counts as full: the level of a quarter then encloses the whole of it, corners included.
  const full = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height ? Math.min(1, (presence[y * width + x] ?? 0) / leastPresence) : 0;
  for (let row = 0; row < rows; row += 1) {
    const v = top + (row + 0.5) / parts - 0.5;
    const y = Math.floor(v);
    const down = v - y;
    for (let column = 0; column < columns; column += 1) {
      const u = left + (column + 0.5) / parts - 0.5;
      const x = Math.floor(u);
      const across = u - x;
      const above = full(x, y) * (1 - across) + full(x + 1, y) * across;
      const below = full(x, y + 1) * (1 - across) + full(x + 1, y + 1) * across;
      if (above * (1 - down) + below * down >= 0.25) seen[row * columns + column] = 1;
    }
  }
  return { seen, columns, rows, size: 1 / parts, left, top };
}
