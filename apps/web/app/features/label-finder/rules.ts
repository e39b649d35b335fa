import { largestSticker } from '@boxwright/contract';

/**
 * How labels fit, in mm. The sources give ranges; the figures are our practice within them.
 *
 * - Wrap: label makers add 3 to 6 mm of overlap and take off 3 to 6 mm for a gap
 * (consolidatedlabel.com/label-articles/measure-bottle; packdesign.net/tool/label-dimensions-calculator-bottles-jars).
 * We plan 8 mm of overlap, because most of our labels are put on by hand, and the end must lie on its beginning also
 * when it is a little askew; the gap is 3 mm. `labels-and-stickers` says the same.
 * - Height: 1/8 inch less than the straight part (the first of them); we keep 3 mm at each end, because a label on a
 * curve puckers and lifts.
 * - Front: two fifths of the girth are 144° of the circle, 72° to each side. There the surface is seen at less than a
 * third of its width (cos 72° = 0.31), and what is further round can't be read from the front.
 * - Pouch: a seal is stiff and uneven, and crimped when it is heated; 5 mm beside it stay free, also of the zip and of
 * the fold of the foot.
 * - Box: 5 mm beside each crease, because a label over a crease cracks when the box is folded. A seal and a strip are
 * meant to lie over the edge of the lid; half of the seal, 40 mm of the strip, hold on each side of it.
 */
export const labelRules = {
  overlap: 8,
  gap: 3,
  end: 3,
  frontShare: 0.4,
  besideSeal: 5,
  besideCrease: 5,
  largestSeal: 40,
  stripDrop: 40,
  stripBreadth: 30,
} as const;

/** The smallest side that is made, mm. */
export const leastSide = 10;

export interface Area {
  readonly length: number;
  readonly width: number;
}

/**
 * The largest label in whole mm within an area that also fits our sheet, either way round; null if not even the
 * smallest label fits.
 */
export const largestIn = ({ length, width }: Area): Area | null => {
  const [along, aside] = [Math.floor(length), Math.floor(width + 1e-9)];
  if (along < leastSide || aside < leastSide) return null;
  const { length: longer, width: shorter } = largestSticker;
  const lying = { length: Math.min(along, longer), width: Math.min(aside, shorter) };
  const standing = { length: Math.min(along, shorter), width: Math.min(aside, longer) };
  return lying.length * lying.width >= standing.length * standing.width ? lying : standing;
};

/** The same for a given length, as round a bottle: only the width is limited by our sheet. */
export const largestOfLength = ({ length, width }: Area): Area | null => {
  const along = Math.floor(length);
  const { length: longer, width: shorter } = largestSticker;
  const aside = Math.min(Math.floor(width), along > shorter ? shorter : longer);
  return along > longer || along < leastSide || aside < leastSide ? null : { length: along, width: aside };
};

/** The largest round label of at most this diameter; null below the smallest one. */
export const largestRound = (across: number): number | null => {
  const diameter = Math.min(Math.floor(across), largestSticker.width);
  return diameter < leastSide ? null : diameter;
};
