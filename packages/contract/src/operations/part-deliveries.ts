import { z } from 'zod';
import { comeBackReasons } from '../forms/order-status.ts';
import { mostBoxes, mostKilograms, parcelMoves, parcelStatuses } from '../forms/part-delivery.ts';
import { operation } from '../kernel/operation.ts';
import { quantityText } from '../kernel/quantity.ts';
import { field, record } from '../kernel/record.ts';
import { formText, id, moment, typedQuantity, wholeNumber } from '../kernel/values.ts';

const text = z.string();
const orderId = field('orderid', id);
const item = {
  /** The line's place in the order, from 1. */
  position: field('position', z.int()),
  name: field('item_name', text),
  quantity: field('quantity', z.int()),
  /** How many of them could still be taken off the invoice; the others are credited, or go at no charge. */
  charged: field('charged', z.int()),
};
const items = z.array(record(item));

/** A parcel names the version that its reader saw; 409 if it has changed since. */
const seenParcel = { parcelId: field('parcelid', id), version: field('version', wholeNumber(1, 2 ** 31 - 1)) };

export const partDeliveryOperations = {
  GetParcels: operation({
    summary: 'The parcels of an order that goes in parts, and what is in none yet.',
    method: 'POST',
    access: { staff: 'orders', also: { steps: 'order-steps', refunds: 'refunds' } },
    input: record({ orderId }),
    output: record({
      number: field('number', text),
      status: field('fld_order_status', text),
      /** Whether the reader may pack, send and credit. */
      may: field('may', record({ steps: field('steps', z.boolean()), refunds: field('refunds', z.boolean()) })),
      parcels: field(
        'parcels',
        z.array(
          record({
            id: field('id', z.int()),
            version: field('version', z.int()),
            number: field('number', z.int()),
            status: field('status', z.enum(parcelStatuses)),
            /** As staff read it. */
            label: field('label', text),
            /** Whether the customer collects all of it, so that it needs no courier. */
            isCollected: field('collected', z.boolean()),
            /** What may become of it. */
            next: field('next', z.array(z.enum(parcelMoves))),
            /** Whether its pieces may be taken off the invoice. */
            isCreditable: field('creditable', z.boolean()),
            boxes: field('boxes', z.int()),
            weightGrams: field('weight_grams', z.int()),
            courier: field('courier', text),
            trackingNumber: field('tracking_number', text),
            items: field('items', items),
            steps: field(
              'steps',
              z.array(record({ label: field('label', text), at: field('at', moment), by: field('by', text) })),
            ),
            /** What the courier's lists say, oldest first. */
            courierSays: field('courier_says', z.array(record({ text: field('text', text), at: field('at', moment) }))),
          }),
        ),
      ),
      /** Each item with its pieces that are in no parcel. */
      rest: field(
        'rest',
        z.array(
          record({
            ...item,
            /** The next step in the works, if nothing of it is made yet; else empty. */
            unmadeBefore: field('unmade_before', text),
          }),
        ),
      ),
      /** Why nothing can be packed now; empty if it can. */
      problem: field('problem', text),
      /** Whether the invoice is issued, so that what isn't sent can be credited. */
      isInvoiced: field('invoiced', z.boolean()),
    }),
  }),
  PackParcel: operation({
    summary: 'Packs a part of an order as a parcel of its own. Nothing is sent yet.',
    method: 'POST',
    access: { staff: 'order-steps' },
    input: record({
      orderId,
      /** All pieces that were in no parcel; 409 if they are others now, as after a double click. */
      seenRest: field('seenrest', wholeNumber(0, 2 ** 31 - 1)),
      items: field(
        'items',
        z
          .array(record({ position: field('position', id), quantity: field('quantity', typedQuantity(1)) }))
          .min(1, 'Please enter what is in the parcel.')
          .max(100),
      ),
      boxes: field('boxes', wholeNumber(1, mostBoxes, `Please enter how many boxes it is, from 1 to ${mostBoxes}.`)),
      /** Kilograms, with a decimal point; empty for what the prices reckon with. */
      weight: field('weight', formText(8)),
      /** Whether the goods are there although the works have made nothing of an item yet. */
      isThere: field('goods_there', z.boolean().optional()),
    }),
    rules: [
      {
        field: 'weight',
        text: `Please enter the weight in kilograms, such as 12.5, at most ${quantityText(mostKilograms)}.`,
        fails: ({ weight }) =>
          weight !== '' && !(/^\d{1,4}(\.\d{1,3})?$/.test(weight) && Number(weight) <= mostKilograms),
      },
    ],
    output: record({ number: field('number', z.int()) }),
  }),
  UnpackParcel: operation({
    summary: 'Takes a packed parcel apart.',
    method: 'POST',
    access: { staff: 'order-steps' },
    input: record(seenParcel),
    output: record({ number: field('number', z.int()) }),
  }),
  MoveParcel: operation({
    summary:
      'Sends a parcel, notes that it has arrived, came back or was never handed over. With the first one the complete invoice is issued, and a challan for each; the order’s status follows from its parcels.',
    method: 'POST',
    access: { staff: 'order-steps' },
    input: record({
      ...seenParcel,
      to: field('to', z.enum(parcelMoves)),
      /** Needed to send it, unless the customer picks the goods up. */
      courier: field('courier', formText(60)),
      trackingNumber: field('trackingnumber', formText(60)),
      /** Why it came back. */
      reason: field('reason', z.enum(comeBackReasons).optional()),
      /** Whether the customer agrees that fewer pieces are sent than the terms allow. */
      isShortAgreed: field('shortagreed', z.boolean().optional()),
    }),
    output: record({ number: field('number', z.int()), orderStatus: field('fld_order_status', text) }),
  }),
  CreditUnsent: operation({
    summary:
      'Takes what is never sent off the invoice by a credit note: what is in no parcel, or a parcel that came back. What was paid for it goes back. What notes have credited of the same item counts first.',
    method: 'POST',
    access: { staff: 'refunds' },
    input: record({
      orderId,
      /** The parcel that came back, with its version; without, what is in no parcel. */
      parcelId: field('parcelid', id.optional()),
      /** The parcel's version, or all pieces that were in no parcel. */
      seen: field('seen', wholeNumber(0, 2 ** 31 - 1)),
      reason: field('reason', formText(200)),
    }),
    rules: [
      {
        field: 'reason',
        text: 'Please write why: it stands on the credit note.',
        fails: ({ reason }) => reason === '',
      },
    ],
    output: record({
      /** Paise, with tax; 0 if all of it was credited before. */
      credited: field('credited', z.int()),
    }),
  }),
};
