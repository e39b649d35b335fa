import { ok } from '@boxwright/contract';
import { inTransaction, renameSavedBox } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { savedBoxGone } from '../../selling/saved-boxes/saved-box-gone.ts';

export const RenameSavedBox: Handler<'RenameSavedBox'> = async ({ boxId, name }, { services, visitor }) => {
  const renamed = await inTransaction(services.db, (tx) => renameSavedBox(tx, visitor.customer.id, boxId, name));
  return renamed ? ok({ boxId }) : savedBoxGone();
};
