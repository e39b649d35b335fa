import { ok } from '@boxwright/contract';
import { inTransaction, lockOrderWithCart } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { packParcel } from '../../selling/order-steps/pack-parcel.ts';
import { noSuchOrder } from '../../selling/orders/own-order.ts';

export const PackParcel: Handler<'PackParcel'> = async ({ orderId, ...packed }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const order = await lockOrderWithCart(tx, orderId);
    if (!order) return noSuchOrder;
    const at = services.now();
    const { staff } = visitor;
    const parcel = await packParcel(services.db, tx, order, packed, { staffId: staff.id, at });
    if (!parcel.ok) return parcel;
    const { number, boxes } = parcel.value;
    const pieces = packed.items.reduce((sum, { quantity }) => sum + quantity, 0);
    await noteOrderChange(tx, { order, staff, operation: 'PackParcel', at, after: { parcel: number, pieces, boxes } });
    return ok({ number });
  });
