import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { line } from '../kernel/text.ts';

/** The events. Shop events have GA4's names; `ProductClick-Home` is the specification's. */
export const eventNames = [
  'page_view',
  'ProductClick-Home',
  'call_click',
  'whatsapp_click',
  'view_item',
  'add_to_cart',
  'begin_checkout',
  'purchase',
  'generate_lead',
  'dieline_download',
] as const;
export type EventName = (typeof eventNames)[number];

/** A page's path without its query; segments that identify an order or a payment are removed before it is sent. */
const page = line(100).regex(/^\/[a-z0-9/_-]*$/i);

export const analyticsOperations = {
  RecordEvent: operation({
    summary: 'Counts that something happened on a page. Nothing about the visitor is sent or kept.',
    method: 'POST',
    access: 'public',
    input: record({
      event: field('event', z.enum(eventNames)),
      page: field('page', page),
      /** What the event is about: a product, a phone number. */
      label: field('label', line(60).optional()),
    }),
    output: record({}),
  }),
};
