import { indianDay } from '../catalogue/indianDay.ts';

/** An order's number as people read it: `BW26-010001`, the year it was placed in and six digits at least. */
export const orderNumber = (order: { readonly number: number; readonly placedAt: Date }): string =>
  `BW${indianDay(order.placedAt).slice(2, 4)}-${String(order.number).padStart(6, '0')}`;
