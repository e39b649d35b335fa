import { boxAddress, type CartRow } from '@boxwright/contract';
import { paths } from '../../paths.ts';

/** URL of the customiser with the same box; with a line, to change that. */
export const addressOf = (line: CartRow, variantId: number, lineId?: number): string => {
  const { boardId, outerCoatingId, innerCoatingId, quantity, length, width, height } = line;
  if (boardId === null) return paths.customiseVariant(variantId);
  const pincode = line.deliveryType === 'SelfPickup' ? null : (line.destination ?? '');
  const size = { length, width, height };
  return boxAddress({
    variantId,
    boardId,
    outerCoatingId,
    innerCoatingId,
    quantity,
    pincode,
    size,
    ...(lineId === undefined ? {} : { lineId }),
  });
};

/**
 * Where to ask what the delivery of a cart costs that can't be quoted: the delivery quote of its box, or for several the
 * enquiry page.
 */
export const askForDelivery = (lines: readonly CartRow[]): string => {
  const shipped = lines.filter(({ deliveryType }) => deliveryType === 'StandardShipping');
  const [line] = shipped;
  if (shipped.length !== 1 || line?.kind !== 'box' || line.variantId === null) return paths.enquiry;
  return paths.deliveryQuote(addressOf(line, line.variantId).split('?')[1] ?? '');
};
