import { indianDay } from '../../process/indian-day.ts';

/** An order's number as people read it: `BW26-010001`, with the year it was placed in and at least six digits. */
export const orderNumber = (order: { readonly number: number; readonly placedAt: Date }): string =>
  `BW${indianDay(order.placedAt).slice(2, 4)}-${String(order.number).padStart(6, '0')}`;
