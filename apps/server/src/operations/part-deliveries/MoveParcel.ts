import { fail, ok } from '@boxwright/contract';
import { parcelStatusName } from '@boxwright/orders';
import { inTransaction, linesOfOrders } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { lockParcel } from '../../selling/order-steps/lock-parcel.ts';
import { moveParcel } from '../../selling/order-steps/move-parcel.ts';
import { refuseStep } from '../../selling/order-steps/refuse-step.ts';
import { isCollected } from '../../selling/orders/parts.ts';

export const MoveParcel: Handler<'MoveParcel'> = async ({ parcelId, version, ...move }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const locked = await lockParcel(tx, { parcelId, version });
    if (!locked.ok) return locked;
    const { order, parcel } = locked.value;
    const { to, courier, reason } = move;
    if (to === 'returned' && reason === undefined)
      return fail('invalid', 'Please choose why it came back.', { field: 'reason' });
    const isSending = to === 'sent' && parcel.status !== 'delivered';
    const isOwn = isCollected(await linesOfOrders(tx, [order.id]), parcel);
    // Its money, proofs and papers are those of the order, which waits for them as a whole.
    const sent = { to: 'Dispatched', courier } as const;
    const sentAs = isOwn ? ({ ...order, deliveryType: 'SelfPickup' } as const) : order;
    const refused = isSending ? await refuseStep(tx, sentAs, sent, indianDay(services.now())) : undefined;
    if (refused) return refused;
    const { staff } = visitor;
    const moved = await moveParcel(services, tx, order, parcel, { ...move, staffId: staff.id });
    if (!moved.ok) return moved;
    await noteOrderChange(tx, {
      ...{ order, staff, operation: 'MoveParcel', at: services.now() },
      before: { parcel: parcel.number, status: parcelStatusName(parcel.status, { isCollected: isOwn }) },
      after: { parcel: parcel.number, status: parcelStatusName(to, { reason: reason ?? null, isCollected: isOwn }) },
    });
    return ok({ number: parcel.number, orderStatus: moved.value.status });
  });
