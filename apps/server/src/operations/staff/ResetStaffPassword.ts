import { fail, ok, staffResetTexts } from '@boxwright/contract';
import { forgetPasswordProofs, inTransaction, takeTicket } from '@boxwright/storage';
import { hashPassword } from '../../adapters/identity/password.ts';
import type { Handler } from '../../calls/call.ts';
import { postMail } from '../../calls/post-mail.ts';
import { deviceCookie } from '../../selling/customers/identity/devices.ts';
import { noteOwnChange } from '../../selling/staff/note-own-change.ts';
import { readPasswordLink } from '../../selling/staff/password-link.ts';
import { staffPasswordChanged } from '../../selling/staff/staff-mails.ts';

const gone = fail('not_found', staffResetTexts.linkGone);

export const ResetStaffPassword: Handler<'ResetStaffPassword'> = async ({ token, password }, call) => {
  const { services } = call;
  const { auth, db } = services;
  const now = services.now();
  const link = await readPasswordLink(services, token);
  if (!link) return gone;
  const { member, ticket } = link;
  // Hashed before the transaction, because hashing is deliberately slow; and only for a link that works.
  const passwordHash = await hashPassword(password);
  const mail = await staffPasswordChanged(services, member, now);
  const done = await inTransaction(db, async (tx) => {
    if (!(await takeTicket(tx, ticket, now))) return gone;
    await auth.setPassword(tx, member.userId, passwordHash);
    // Sign-ins that wait for their code began with the old password.
    await forgetPasswordProofs(tx, member.userId);
    await noteOwnChange(tx, member, 'ResetStaffPassword', { password: 'changed by a mailed link' }, now);
    await postMail(tx, services, mail);
    return ok({});
  });
  // As a known device, this browser can sign in even if strangers use up the account's tries.
  if (done.ok) call.setCookie(deviceCookie(call, 'staff', member.email));
  return done;
};
