import { fail, ok } from '@boxwright/contract';
import { findMail } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';

export const GetMail: Handler<'GetMail'> = async ({ id }, { services }) => {
  const mail = await findMail(services.db, id);
  if (!mail) return fail('not_found', 'There is no such mail.');
  const { recipient, subject, state, createdAt, html, text } = mail;
  return ok({ id, recipient, subject, state, createdAt, html, text });
};
