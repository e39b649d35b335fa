import { accountDataTexts, fail, ok } from '@boxwright/contract';
import { listSessions } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

export const EndSession: Handler<'EndSession'> = async ({ sessionId }, { services, visitor }) => {
  const { userId, sessionToken } = visitor.customer;
  const own = (await listSessions(services.db, userId, services.now())).find(({ id }) => id === sessionId);
  if (own?.token === sessionToken) return fail('not_possible', accountDataTexts.thisSession);
  const hasEnded = own !== undefined && (await services.auth.endSession(userId, own.id));
  return hasEnded ? ok({}) : fail('not_found', accountDataTexts.sessionGone);
};
