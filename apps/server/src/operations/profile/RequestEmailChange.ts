import { emailChangeTexts, fail, ok } from '@boxwright/contract';
import { findCustomerByEmail, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { postMail } from '../../calls/post-mail.ts';
import { emailChangeRequest, linkHours } from '../../selling/customers/email-change.ts';
import { proofHash } from '../../selling/customers/passwords/proofs.ts';

export const RequestEmailChange: Handler<'RequestEmailChange'> = async ({ email, password }, call) => {
  const { id, name, email: from, userId, sessionToken } = call.visitor.customer;
  const { services } = call;
  const refused =
    (await checkRateLimit(call, 'password again in session', proofHash(sessionToken))) ??
    (await checkRateLimit(call, 'code to account from known device', `email change ${userId}`));
  if (refused) return refused;
  if (!(await services.auth.confirmPassword(userId, password))) {
    return fail('forbidden', emailChangeTexts.wrongPassword, { field: 'password' });
  }
  const to = email.toLowerCase();
  if (to === from) return fail('invalid', emailChangeTexts.same, { field: 'email' });
  if (await findCustomerByEmail(services.db, to)) return fail('conflict', emailChangeTexts.taken, { field: 'email' });
  const now = services.now();
  const endsAt = new Date(now.getTime() + linkHours * 3_600_000);
  const mail = await emailChangeRequest(services, { id, name }, { customerId: id, from, to, endsAt }, now);
  await inTransaction(services.db, (tx) => postMail(tx, services, mail));
  return ok({ hours: linkHours });
};
