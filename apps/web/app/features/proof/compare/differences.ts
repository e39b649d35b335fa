export interface Pixels {
  /** Red, green, blue and opacity of each pixel. */
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A part of the picture, in pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of 255: edges that were scaled and compressed anew differ by less. */
const noticed = 64;
/** So many pixels nearby are one place. */
const cell = 16;
/** Fewer pixels that differ are noise. */
const leastPixels = 3;

/**
 * What differs between two opaque pictures of one size: a picture that is white where they are the same and the darker the
 * more they differ, and the places, each as the area around it.
 */
export function differencesOf(one: Pixels, other: Pixels): { readonly picture: Pixels; readonly places: Area[] } {
  const { width, height } = one;
  const data = new Uint8ClampedArray(one.data.length);
  const across = Math.ceil(width / cell);
  const cells = new Map<number, Extent>();
  const by = (at: number): number => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    const difference = Math.max(by(at), by(at + 1), by(at + 2));
    data.fill(255 - 3 * difference, at, at + 3);
    data[at + 3] = 255;
    if (difference < noticed) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const key = Math.floor(y / cell) * across + Math.floor(x / cell);
    cells.set(key, joined(cells.get(key), { left: x, top: y, right: x + 1, bottom: y + 1, pixels: 1 }));
  }
  return { picture: { data, width, height }, places: placesOf(cells, across) };
}

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly pixels: number;
}

const joined = (one: Extent | undefined, other: Extent): Extent =>
  one === undefined
    ? other
    : {
        left: Math.min(one.left, other.left),
        top: Math.min(one.top, other.top),
        right: Math.max(one.right, other.right),
        bottom: Math.max(one.bottom, other.bottom),
        pixels: one.pixels + other.pixels,
      };

/** Cells that touch each other, also at a corner, are one place; the largest first. */
function placesOf(cells: Map<number, Extent>, across: number): Area[] {
  const places: Extent[] = [];
  while (cells.size > 0) {
    let place: Extent | undefined;
    const open = [...cells.keys()].slice(0, 1);
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      const extent = cells.get(key);
      if (!extent) continue;
      cells.delete(key);
      place = joined(place, extent);
      const column = key % across;
      for (const down of [-across, 0, across])
        for (const right of [-1, 0, 1])
          if (column + right >= 0 && column + right < across) open.push(key + down + right);
    }
    if (place && place.pixels >= leastPixels) places.push(place);
  }
  return places
    .sort((one, other) => other.pixels - one.pixels)
    .map(({ left, top, right, bottom }) => ({ x: left, y: top, width: right - left, height: bottom - top }));
}
