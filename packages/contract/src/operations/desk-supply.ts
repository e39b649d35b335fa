import { z } from 'zod';
import {
  buyerAbroadMaxLength,
  gstinRules,
  orderTextMaxLength,
  placeOfSupplyRules,
  shippingBillRules,
  supplyKinds,
} from '../forms/desk-order.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formParagraphs, formText, id, rupees } from '../kernel/values.ts';

const orderId = field('orderid', id);

/** Where an order is supplied, and to whom. */
export const deskSupplyOperations = {
  DecidePlaceOfSupply: operation({
    summary:
      'Sets where an order is supplied, until its invoice is issued: its taxes follow. A registration of a Special Economic Zone is remembered.',
    method: 'POST',
    access: { staff: 'place-of-supply' },
    input: record({
      orderId,
      /** GST code of the state; of an export it isn't read. */
      place: field('place', formText(2)),
      /** To a Special Economic Zone, an export, a deemed export, or none of these. */
      kind: field('kind', z.enum(supplyKinds).optional()),
      /** Of an export, whom the invoice is made out to, and the country by its two letters. */
      buyerName: field('buyer_name', formText(buyerAbroadMaxLength, 'the buyer’s name').optional()),
      buyerAddress: field('buyer_address', formParagraphs(buyerAbroadMaxLength, 'the buyer’s address').optional()),
      country: field('country', formText(2).optional()),
      reason: field('reason', formParagraphs(orderTextMaxLength, 'the reason')),
    }),
    output: record({ place: field('place', z.string()), total: field('total', rupees) }),
    rules: placeOfSupplyRules,
  }),
  NoteShippingBill: operation({
    summary:
      'Notes the port and the shipping bill of an export, also after its invoice: returns and e-invoices have them.',
    method: 'POST',
    access: { staff: 'place-of-supply' },
    input: record({
      orderId,
      port: field('port', formText(20)),
      number: field('number', formText(40)),
      day: field('day', formText(20)),
    }),
    output: record({ orderId }),
    rules: shippingBillRules,
  }),
  DecideGstin: operation({
    summary: 'Lets a doubtful GSTIN of an order stay as it is, with a reason; it isn’t marked any more.',
    method: 'POST',
    access: { staff: 'place-of-supply' },
    input: record({
      orderId,
      /** The number that the caller saw; 409 if it has changed, or somebody has decided. */
      seenGstin: field('seen_gstin', formText(40)),
      reason: field('reason', formParagraphs(orderTextMaxLength, 'the reason')),
    }),
    output: record({ orderId }),
    rules: gstinRules,
  }),
};
