import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';

export const EndOtherSessions: Handler<'EndOtherSessions'> = async (_input, { services, visitor }) => {
  const { userId, sessionToken } = visitor.customer;
  await services.auth.endOtherSessions(userId, sessionToken);
  return ok({});
};
