import { ok } from '@boxwright/contract';
import { deleteReturnPhoto, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

export const RemoveReturnPhoto: Handler<'RemoveReturnPhoto'> = async ({ token }, { services, visitor }) =>
  inTransaction(services.db, async (tx) => {
    const removed = await deleteReturnPhoto(tx, visitor.customer.id, token);
    if (removed) {
      await services.jobs.enqueue(tx, 'RemoveReturnFile', { token: removed.token, fileKey: removed.fileKey });
    }
    return ok({ removed: removed !== undefined });
  });
