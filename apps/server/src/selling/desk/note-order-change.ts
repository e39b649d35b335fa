import type { OperationName } from '@boxwright/contract';
import type { JsonObject, Order, Tx } from '@boxwright/storage';
import { notedBy } from '../../calls/noted.ts';
import { orderNumber } from '../company/order-number.ts';

interface OrderChange {
  readonly order: Pick<Order, 'id' | 'number' | 'placedAt'>;
  readonly staff: { readonly id: number };
  readonly operation: OperationName;
  readonly at: Date;
  /** The changed values only. Never what people wrote to each other: audit entries outlive an erased account. */
  readonly before?: JsonObject;
  readonly after?: JsonObject;
  readonly reason?: string;
}

/** Writes the audit entry for a change that staff have made to an order. */
export const noteOrderChange = (
  tx: Tx,
  { order, staff, operation, at, before, after, reason }: OrderChange,
): Promise<void> =>
  notedBy(tx, { staffId: staff.id, operation, at }, ['order', order.id, orderNumber(order)], {
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? null,
  });
