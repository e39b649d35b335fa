import { ok } from '@boxwright/contract';
import { deleteDeskView, inTransaction, lockDeskView, noteChange } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noSuchView } from '../../selling/desk/no-such-view.ts';

/** Shared views of members who have left can be deleted by who manages the staff. */
export const DeleteDeskView: Handler<'DeleteDeskView'> = async ({ id }, { services, visitor }, may) => {
  const { id: staffId } = visitor.staff;
  return inTransaction(services.db, async (tx) => {
    const view = await lockDeskView(tx, id);
    if (!view || (view.staffId !== staffId && !(view.isShared && may.deleteShared))) return noSuchView;
    await deleteDeskView(tx, id);
    const { name, isShared, filters } = view;
    await noteChange(tx, {
      staffId,
      operation: 'DeleteDeskView',
      subject: 'view',
      subjectId: String(id),
      name,
      before: { isShared, filters },
      after: null,
      reason: null,
      createdAt: services.now(),
    });
    return ok({ id, name });
  });
};
