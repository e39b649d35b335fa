import { deskFilters, fail, mostDeskViews, ok } from '@boxwright/contract';
import { addDeskView, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';

export const SaveDeskView: Handler<'SaveDeskView'> = async ({ name, isShared, filters }, { services, visitor }) => {
  const { id: staffId } = visitor.staff;
  // Stored with the wire's names, which never change.
  const stored = { ...(deskFilters.encode(filters) as object) };
  const added = await inTransaction(services.db, async (tx) => {
    const view = await addDeskView(tx, { staffId, name, isShared, filters: stored }, mostDeskViews);
    if (typeof view === 'string') return view;
    await noted(tx, { services, visitor }, 'SaveDeskView', ['view', view.id, name], {
      after: { isShared, filters: stored },
    });
    return view;
  });
  if (added === 'known') return fail('conflict', `You have a view named “${name}” already.`, { field: 'name' });
  if (added === 'full') {
    return fail('not_possible', `You can save up to ${mostDeskViews} views. Please delete one that you don’t need.`);
  }
  return ok({ id: added.id, name: added.name });
};
