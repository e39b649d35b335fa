import { ok } from '@boxwright/contract';
import { deleteSavedBox } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { idempotentTransaction } from '../../door/idempotency.ts';
import { savedBoxGone } from '../../selling/saved-boxes/saved-box-gone.ts';

export const DeleteSavedBox: Handler<'DeleteSavedBox'> = async (input, call) => {
  const { boxId } = input;
  const transact = idempotentTransaction(call, 'DeleteSavedBox', input);
  return transact(async (tx) =>
    (await deleteSavedBox(tx, call.visitor.customer.id, boxId)) ? ok({ boxId }) : savedBoxGone(),
  );
};
