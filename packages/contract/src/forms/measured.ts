/**
 * How a box's size was measured: between the inner faces, over everything, from crease to crease, or on the product
 * that goes into it in that position.
 */
export const waysToMeasure = ['inside', 'outside', 'crease', 'product'] as const;
export type Measured = (typeof waysToMeasure)[number];

/** "Outside", as a label. */
export const measuredNames: Readonly<Record<Measured, string>> = {
  inside: 'Inside',
  outside: 'Outside',
  crease: 'Crease to crease',
  product: 'Product',
};

export const measuredIn = (text: string | null): Measured => waysToMeasure.find((way) => way === text) ?? 'inside';

/** Shown for a size with only one or two of its three sides. */
export const missingSideText = (side: 'length' | 'width' | 'height'): string =>
  `Please enter the ${side}, too: a box made to measure has a length, a width and a height.`;

/** A size as a buyer gave it, in mm. */
export interface StatedSize {
  readonly measured: Measured;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** "60 × 40 × 100 mm outside". */
export const statedSizeText = ({ measured, length, width, height }: StatedSize): string =>
  `${length} × ${width} × ${height} mm ${measuredNames[measured].toLowerCase()}`;
