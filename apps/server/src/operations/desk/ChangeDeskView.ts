import { fail, ok } from '@boxwright/contract';
import { changeDeskView, inTransaction, lockDeskView } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { noSuchView } from '../../selling/desk/no-such-view.ts';

export const ChangeDeskView: Handler<'ChangeDeskView'> = async (input, { services, visitor }) => {
  const { id, seenVersion, name, isShared } = input;
  const { id: staffId } = visitor.staff;
  return inTransaction(services.db, async (tx) => {
    const view = await lockDeskView(tx, id);
    if (view?.staffId !== staffId) return noSuchView;
    if (view.version !== seenVersion) {
      return fail('conflict', 'This view was changed meanwhile. Please load the page again.');
    }
    if (view.name === name && view.isShared === isShared) return ok({ id, name });
    const changed = await changeDeskView(tx, view, { name, isShared });
    if (!changed) return fail('conflict', `You have a view named “${name}” already.`, { field: 'name' });
    const values = (of: typeof view) => ({
      ...(view.name === name ? {} : { name: of.name }),
      ...(view.isShared === isShared ? {} : { isShared: of.isShared }),
    });
    await noted(tx, { services, visitor }, 'ChangeDeskView', ['view', id, name], {
      before: values(view),
      after: values(changed),
    });
    return ok({ id, name });
  });
};
