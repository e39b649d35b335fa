import { ok } from '@boxwright/contract';
import { findMails } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';

export const GetMailbox: Handler<'GetMailbox'> = async ({ search, state, before }, { services }) => {
  const mails = await findMails(services.db, {
    search,
    ...(state === undefined ? {} : { state }),
    ...(before === undefined ? {} : { before }),
  });
  return ok(
    mails.map(({ id, recipient, subject, state, createdAt }) => ({ id, recipient, subject, state, createdAt })),
  );
};
