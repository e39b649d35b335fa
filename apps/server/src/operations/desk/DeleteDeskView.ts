import { ok } from '@boxwright/contract';
import { deleteDeskView, inTransaction, lockDeskView } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { noSuchView } from '../../selling/desk/no-such-view.ts';

/** Those who manage staff may delete the shared views of members who have left. */
export const DeleteDeskView: Handler<'DeleteDeskView'> = async ({ id }, { services, visitor }, may) => {
  const { id: staffId } = visitor.staff;
  return inTransaction(services.db, async (tx) => {
    const view = await lockDeskView(tx, id);
    if (!view || (view.staffId !== staffId && !(view.isShared && may.deleteShared))) return noSuchView;
    await deleteDeskView(tx, id);
    const { name, isShared, filters } = view;
    await noted(tx, { services, visitor }, 'DeleteDeskView', ['view', id, name], { before: { isShared, filters } });
    return ok({ id, name });
  });
};
