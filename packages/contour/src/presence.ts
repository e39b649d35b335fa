import type { Picture } from './contour.ts';

/** Pixels of at least this presence are visible; fainter ones are the end of a soft edge or shadow. */
export const leastPresence = 32;
/** A picture is transparent if this share of its pixels is invisible. */
const leastTransparent = 1 / 200;
/** A background is uniform if this share of the outermost pixels differs little from their median colour. */
const leastUniform = 0.8;

/**
 * How clearly each pixel differs from its surroundings, 0 to 255: its opacity in a transparent picture, otherwise its
 * difference to the uniform colour around the edge. If the edge isn't uniform, as in a photograph, the whole rectangle
 * is the picture.
 */
export function presenceOf({ pixels, width, height }: Picture): { presence: Uint8Array; isTransparent: boolean } {
  const count = width * height;
  if (pixels.length === count) return { presence: Uint8Array.from(pixels), isTransparent: true };
  const presence = new Uint8Array(count);
  let invisible = 0;
  for (let pixel = 0, at = 3; pixel < count; pixel += 1, at += 4) {
    const alpha = pixels[at] ?? 0;
    presence[pixel] = alpha;
    if (alpha < leastPresence) invisible += 1;
  }
  if (invisible >= count * leastTransparent) return { presence, isTransparent: true };
  const background = backgroundOf(pixels, width, height);
  if (!background) return { presence: presence.fill(255), isTransparent: false };
  const [red, green, blue] = background;
  for (let pixel = 0, at = 0; pixel < count; pixel += 1, at += 4) {
    presence[pixel] = Math.max(
      Math.abs((pixels[at] ?? 0) - red),
      Math.abs((pixels[at + 1] ?? 0) - green),
      Math.abs((pixels[at + 2] ?? 0) - blue),
    );
  }
  return { presence, isTransparent: false };
}

type Colour = readonly [red: number, green: number, blue: number];

/** The colour of the outermost pixels, or null if they have no common one. */
function backgroundOf(pixels: Picture['pixels'], width: number, height: number): Colour | null {
  const edge: number[] = [];
  for (let x = 0; x < width; x += 1) edge.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) edge.push(y * width, y * width + width - 1);
  const channel = (pixel: number, index: number) => pixels[4 * pixel + index] ?? 0;
  const median = (index: number) =>
    edge.map((pixel) => channel(pixel, index)).sort((one, other) => one - other)[edge.length >> 1] ?? 0;
  const colour: Colour = [median(0), median(1), median(2)];
  const uniform = edge.filter((pixel) =>
    colour.every((value, index) => Math.abs(channel(pixel, index) - value) < leastPresence),
  );
  return uniform.length >= edge.length * leastUniform ? colour : null;
}
