import { fail, ok } from '@boxwright/contract';
import { copyMail, findMail, inTransaction, keyOfCopy } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { noted } from '../../calls/noted.ts';
import { whyNotAgain } from '../../selling/mails/why-not-again.ts';

export const ResendMail: Handler<'ResendMail'> = async ({ id }, { services, visitor }) => {
  const { db, jobs, mailer, now } = services;
  const mail = await findMail(db, id);
  if (!mail) return fail('not_found', 'There is no such mail.');
  const refusal = whyNotAgain(mail);
  if (refusal !== null) return fail('not_possible', refusal);
  const at = now();
  // The key contains the minute, so that two presses, also of two members, send one copy.
  const key = keyOfCopy(mail.key, at.toISOString().slice(0, 16));
  const copy = await inTransaction(db, async (tx) => {
    const written = await copyMail(tx, id, { key, state: mailer.keeps ? 'kept' : 'queued', createdAt: at });
    if (!written) return undefined;
    if (!mailer.keeps) await jobs.enqueue(tx, 'SendMail', { mailId: written.id });
    await noted(tx, { services, visitor }, 'ResendMail', ['mail', id, `Mail ${id}`], { after: { copyId: written.id } });
    return written;
  });
  return copy ? ok({ id: copy.id }) : fail('too_many', 'This mail was sent again less than a minute ago.');
};
