import { ok } from '@boxwright/contract';
import { refusesMails } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { findStoppableMail } from '../../selling/customers/stoppable-mail.ts';

export const GetMailRefusal: Handler<'GetMailRefusal'> = async ({ token }, { services }) => {
  const mail = await findStoppableMail(services, token);
  if (!mail.ok) return mail;
  const { customerId, kind } = mail.value;
  return ok({ kind, isRefused: await refusesMails(services.db, customerId, kind) });
};
