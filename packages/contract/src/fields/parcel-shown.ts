import { z } from 'zod';
import { field, record } from '../kernel/record.ts';
import { moment } from '../kernel/values.ts';

const text = z.string();
const items = z.array(record({ name: field('item_name', text), quantity: field('fld_quantity', z.int()) }));

/** How an order goes out, as its buyer and whoever has its tracking link see it. */
export const partsShown = {
  /** Of an order that goes in several parcels; empty for all others. */
  parcels: field(
    'parcels',
    z.array(
      record({
        number: field('fld_parcel', z.int()),
        /** Such as "On its way". */
        status: field('fld_parcel_status', text),
        courier: field('fld_courier', text),
        trackingNumber: field('fld_tracking_number', text),
        items: field('items', items),
      }),
    ),
  ),
  /** What of such an order is in no parcel that was sent. */
  toCome: field('fld_to_come', items),
  /** Items that are wholly in its parcels, so that nothing of them is made any more. */
  inParcels: field(
    'fld_in_parcels',
    z.array(
      record({
        /** From 1. */
        number: field('line', z.int()),
        /** Whether all those parcels have left. */
        isSent: field('sent', z.boolean()),
      }),
    ),
  ),
  /** What couriers say on the way, oldest first; the parcel's number where there are several. */
  courierSays: field(
    'fld_courier_says',
    z.array(
      record({
        parcel: field('fld_parcel', z.int().nullable()),
        text: field('fld_text', text),
        at: field('date', moment),
      }),
    ),
  ),
};
