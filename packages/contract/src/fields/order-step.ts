import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { moment } from '../kernel/values.ts';

const facts = {
  status: field('fld_order_status', z.string()),
  at: field('fld_step_date', moment),
  /** The delivery partner of a dispatch; empty for other steps. */
  courier: field('fld_courier', z.string()),
  trackingNumber: field('fld_tracking_number', z.string()),
};

/** A status that an order reached after it was placed, as shown to whoever has its tracking link. */
export const trackedStep = record(facts);
export type TrackedStep = z.output<typeof trackedStep>;

/** The same as shown to the order's customer. */
export const orderStep = record({
  ...facts,
  /** What staff told the customer about it. */
  note: field('fld_note', z.string()),
});
export type OrderStep = z.output<typeof orderStep>;
