import type { CartRow, StatedBox } from '@boxwright/contract';

type BoxRow = Pick<
  CartRow,
  | 'kind'
  | 'variantId'
  | 'boardId'
  | 'outerCoatingId'
  | 'innerCoatingId'
  | 'quantity'
  | 'length'
  | 'width'
  | 'height'
  | 'stated'
  | 'contents'
  | 'print'
  | 'grainWish'
  | 'deliveryType'
  | 'destination'
>;

/** The box of a row of the cart or of the saved boxes, in the customiser's form; null for other goods. */
export const boxOf = (line: BoxRow): StatedBox | null => {
  const { kind, variantId, boardId, outerCoatingId, innerCoatingId, quantity, length, width, height } = line;
  if (kind !== 'box' || variantId === null || boardId === null) return null;
  const pincode = line.deliveryType === 'SelfPickup' ? null : (line.destination ?? '');
  const size = line.stated ?? { length, width, height };
  const { contents, print, grainWish: grain } = line;
  return { variantId, boardId, outerCoatingId, innerCoatingId, quantity, pincode, size, contents, print, grain };
};
