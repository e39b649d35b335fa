import type { Company } from '@boxwright/contract';
import { isWithoutPayment, paise, type Supply } from '@boxwright/money';
import type { Order, OrderLine, Retaxed } from '@boxwright/storage';
import { addUpOrder } from './add-up-order.ts';

/** Whether taxes of another place differ by rounding alone: a tax that wasn’t charged at all becomes due. */
export const isRounding = ({ supplyType }: Pick<Order, 'supplyType'>): boolean => !isWithoutPayment(supplyType);

/**
 * An order's amounts at another place of supply. CGST and SGST are rounded one by one, so that the total may differ by a
 * paisa for each line. Where something is paid already, a rise is taken off the goods: nobody is asked for a paisa.
 */
export function retaxed(
  order: Order,
  lines: readonly OrderLine[],
  { place, reason, type }: Supply,
  {
    company,
    paid,
    exportedTo,
  }: { readonly company: Pick<Company, 'stateCode'>; readonly paid: number } & Pick<Order, 'exportedTo'>,
): Retaxed {
  const supplied = { placeOfSupply: place, supplyReason: reason, supplyType: type, exportedTo };
  const sumWith = (off: number) =>
    addUpOrder({ ...order, ...supplied }, lines, company.stateCode, paise(order.codFeePaise), [paise(off)]);
  const follows = sumWith(0);
  const rise = follows.total - order.totalPaise;
  const sum = paid > 0 && rise > 0 && isRounding(order) ? sumWith(rise) : follows;
  return {
    order: {
      ...supplied,
      discountPaise: sum.discount,
      cgstPaise: sum.tax.cgst,
      sgstPaise: sum.tax.sgst,
      igstPaise: sum.tax.igst,
      totalPaise: sum.total,
    },
    lines: lines.flatMap(({ id }, index) => {
      const line = sum.lines[index];
      if (!line) return [];
      const { cgst, sgst, igst } = line.tax;
      return [{ id, discountPaise: line.discount, cgstPaise: cgst, sgstPaise: sgst, igstPaise: igst }];
    }),
  };
}
