import { ok } from '@boxwright/contract';
import { deleteSavedBox } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { idempotentTransaction } from '../../calls/idempotency.ts';
import { savedBoxGone } from '../../selling/saved-boxes/saved-box-gone.ts';

export const DeleteSavedBox: Handler<'DeleteSavedBox'> = async (input, call) => {
  const { boxId } = input;
  const transact = idempotentTransaction(call, 'DeleteSavedBox', input);
  return transact(async (tx) =>
    (await deleteSavedBox(tx, call.visitor.customer.id, boxId)) ? ok({ boxId }) : savedBoxGone(),
  );
};
