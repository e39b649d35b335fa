import type { CartRow, StatedBox } from '@boxwright/contract';

/** The box of a line of the cart, as the customiser takes it; null for other goods. */
export const boxOf = (line: CartRow): StatedBox | null => {
  const { kind, variantId, boardId, outerCoatingId, innerCoatingId, quantity, length, width, height } = line;
  if (kind !== 'box' || variantId === null || boardId === null) return null;
  const pincode = line.deliveryType === 'SelfPickup' ? null : (line.destination ?? '');
  const size = { length, width, height };
  return { variantId, boardId, outerCoatingId, innerCoatingId, quantity, pincode, size };
};
