import { emailChangeTexts, fail, ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { postMail } from '../../calls/post-mail.ts';
import { emailChangeNotice, readEmailTicket } from '../../selling/customers/email-change.ts';
import { deviceCookie } from '../../selling/customers/identity/devices.ts';

export const ConfirmEmailChange: Handler<'ConfirmEmailChange'> = async ({ ticket }, call) => {
  const { services } = call;
  const now = services.now();
  const change = readEmailTicket(services.secrets.passwordCode, ticket, now);
  if (change === null) return fail('forbidden', emailChangeTexts.linkExpired);
  const changed = await services.auth.changeEmail(change, async (tx, customer) =>
    postMail(tx, services, await emailChangeNotice(services, customer, change.from, now)),
  );
  if (changed === 'email-taken') return fail('conflict', emailChangeTexts.taken);
  if (changed === undefined) return fail('forbidden', emailChangeTexts.linkExpired);
  call.setCookie(deviceCookie(call, 'customer', changed.email));
  return ok({ email: changed.email });
};
