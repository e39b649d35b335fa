import type { Failure } from '@boxwright/contract';

/** The order that a refused step waits for: its proof isn't approved, or its money hasn't come. */
export interface HeldBy {
  readonly held: { readonly orderId: number; readonly orderNumber: string };
}

/** As the server names it beside the reason; nothing for other refusals. */
export function heldBy({ details }: Pick<Failure, 'details'>): Partial<HeldBy> {
  const { order_id: orderId, order_number: orderNumber } = details ?? {};
  return typeof orderId === 'number' && typeof orderNumber === 'string' ? { held: { orderId, orderNumber } } : {};
}
