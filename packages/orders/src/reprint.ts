import type { OrderStatus } from './status.ts';

/** Why goods are made again at no charge. */
export const reprintCauses = ['our-fault', 'courier', 'too-few', 'goodwill'] as const;
export type ReprintCause = (typeof reprintCauses)[number];

/** How staff and figures name a cause, and how the customer and the paper with the goods do. */
export const reprintWords: {
  readonly [cause in ReprintCause]: { readonly name: string; readonly toCustomer: string };
} = {
  'our-fault': { name: 'Our fault', toCustomer: 'something went wrong with us' },
  courier: { name: 'Lost or damaged on the way', toCustomer: 'the parcel was lost or damaged on its way' },
  'too-few': { name: 'Too few pieces', toCustomer: 'pieces were missing' },
  goodwill: { name: 'Goodwill', toCustomer: 'we want you to be content' },
};

/** Statuses of an order whose goods, or some of them, may be made again: they have been printed at least in part. */
const begun: readonly OrderStatus[] = ['In Production', 'Packed', 'Dispatched', 'Delivered', 'Returned'];

/** Why goods of an order can't be made again at no charge, as a sentence; undefined if they can. */
export function refuseReprint(order: {
  readonly status: OrderStatus;
  /** Whether it is a reprint itself. */
  readonly isReprint: boolean;
}): string | undefined {
  if (order.isReprint) return 'This order is a reprint itself. Please print again from the order that was paid.';
  if (order.status === 'Cancelled') return 'This order has been cancelled.';
  return begun.includes(order.status) ? undefined : 'Nothing of this order is made yet. Please change it instead.';
}
