import { boxQuery, type CartRow } from '@boxwright/contract';
import { boxOf } from '../../features/cart/box-of-line.ts';
import { paths } from '../../paths.ts';

/**
 * Where to ask for the delivery price of a cart that can't be quoted: the delivery quote for a single box, otherwise
 * the enquiry page.
 */
export const askForDelivery = (lines: readonly CartRow[]): string => {
  const shipped = lines.filter(({ deliveryType }) => deliveryType === 'StandardShipping');
  const [line] = shipped;
  const box = shipped.length === 1 && line ? boxOf(line) : null;
  return box === null ? paths.enquiry : paths.deliveryQuote(boxQuery(box).toString());
};
