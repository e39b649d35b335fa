/** Values from 0 to 255, row by row. */
export interface Tints {
  readonly values: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Shrinks the opaque parts by a distance: each value becomes the least one within the radius. Everything around the
 * picture counts as transparent, so its edges shrink too.
 *
 * @param radius in pixels
 */
export function choked({ values, width, height }: Tints, radius: number): Tints {
  const reach = Math.floor(radius);
  /** How far to the sides the disc reaches in the rows above and below. */
  const sides = Array.from({ length: reach + 1 }, (_, row) => Math.floor(Math.sqrt(radius * radius - row * row)));
  const least = new Uint8Array(values.length).fill(255);
  const narrowed = new Uint8Array(width);
  for (let y = 0; y < height; y += 1) {
    let side = -1;
    // Neighbouring rows of the disc that are equally wide use the same narrowed row.
    for (let row = reach; row >= 0; row -= 1) {
      const wanted = sides[row] ?? 0;
      if (wanted !== side) narrow(values.subarray(y * width, (y + 1) * width), narrowed, wanted);
      side = wanted;
      for (const to of row === 0 ? [y] : [y - row, y + row]) {
        if (to >= 0 && to < height) lower(least, to * width, narrowed);
      }
    }
  }
  // Rows within reach of the upper or lower edge have nothing above or below them.
  for (let y = 0; y < Math.min(reach, height); y += 1) {
    least.fill(0, y * width, (y + 1) * width);
    least.fill(0, (height - 1 - y) * width, (height - y) * width);
  }
  return { values: least, width, height };
}

/** Each value becomes the least of those up to `side` to the left and right. */
function narrow(row: Uint8Array, narrowed: Uint8Array, side: number): void {
  const { length } = row;
  for (let x = 0; x < length; x += 1) {
    let value = x < side || x >= length - side ? 0 : 255;
    for (let at = x - side; value > 0 && at <= x + side; at += 1) value = Math.min(value, row[at] ?? 0);
    narrowed[x] = value;
  }
}

function lower(values: Uint8Array, from: number, by: Uint8Array): void {
  for (let x = 0; x < by.length; x += 1) {
    const value = by[x] ?? 0;
    if (value < (values[from + x] ?? 0)) values[from + x] = value;
  }
}
