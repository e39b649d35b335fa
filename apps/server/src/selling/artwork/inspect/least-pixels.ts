interface Placed {
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** In the size of the drawing. */
  readonly pixelsPerInch: number;
}

/** Pictures with fewer pixels a side are areas of one colour, or blends. */
const leastOfPicture = 3;

/**
 * How many pixels the whole length of a drawing would have, if all of it were as coarse as the coarsest picture in it.
 * Null without pictures: then it is sharp at every size.
 *
 * @param length of the drawing, in mm
 */
export function leastPixels(pictures: readonly Placed[], length: number): number | null {
  const seen = pictures.filter((each) => Math.min(each.pixelWidth, each.pixelHeight) >= leastOfPicture);
  if (seen.length === 0) return null;
  const coarsest = seen.reduce((least, { pixelsPerInch }) => Math.min(least, pixelsPerInch), Number.POSITIVE_INFINITY);
  return Math.max(1, Math.round((coarsest * length) / 25.4));
}
