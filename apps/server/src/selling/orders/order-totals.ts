import { paise } from '@boxwright/money';
import { taxesOf } from '../tax-rates/taxes-of.ts';
import type { StoredOrder } from './stored-order.ts';

/** The rows below an order's lines, for its papers and mails; see `totalRows`. */
export const orderTotals = ({ order, lines, discounts, sampleCredits }: StoredOrder) => ({
  netValue: paise(order.goodsPaise),
  delivery: paise(order.deliveryPaise),
  taxes: taxesOf(lines),
  ...(order.codFeePaise > 0 ? { codCharge: paise(order.codFeePaise) } : {}),
  ...(order.discountPaise > 0 ? { discount: paise(order.discountPaise) } : {}),
  discounts,
  credits: sampleCredits,
  total: paise(order.totalPaise),
});
