import { ok } from '@boxwright/contract';
import { allowMails, inTransaction, refuseMails } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { findStoppableMail } from '../../selling/customers/stoppable-mail.ts';

export const RefuseMails: Handler<'RefuseMails'> = async ({ token, isRefused }, { services }) => {
  const mail = await findStoppableMail(services, token);
  if (!mail.ok) return mail;
  const { customerId, kind } = mail.value;
  await inTransaction(services.db, (tx) =>
    isRefused ? refuseMails(tx, customerId, kind, services.now()) : allowMails(tx, customerId, kind),
  );
  return ok({ isRefused });
};
