import { fail, ok } from '@boxwright/contract';
import { inTransaction, removeParcel } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noteOrderChange } from '../../selling/desk/note-order-change.ts';
import { lockParcel } from '../../selling/order-steps/lock-parcel.ts';

export const UnpackParcel: Handler<'UnpackParcel'> = async (seen, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const locked = await lockParcel(tx, seen);
    if (!locked.ok) return locked;
    const { order, parcel } = locked.value;
    if (parcel.status !== 'packed') return fail('conflict', 'Only a parcel that isn’t sent can be taken apart.');
    await removeParcel(tx, parcel.id);
    await noteOrderChange(tx, {
      ...{ order, staff: visitor.staff, operation: 'UnpackParcel', at: services.now() },
      before: { parcel: parcel.number },
    });
    return ok({ number: parcel.number });
  });
