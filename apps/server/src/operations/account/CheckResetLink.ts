import { fail, ok, passwordTexts } from '@boxwright/contract';
import { findTicket } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { deviceCookie } from '../../selling/customers/identity/devices.ts';
import { findAccount, resetTicket } from '../../selling/customers/passwords/proofs.ts';

export const CheckResetLink: Handler<'CheckResetLink'> = async ({ email, ticket }, call) => {
  const { services } = call;
  const now = services.now();
  const account = await findAccount(services, email);
  const known = account && (await findTicket(services.db, resetTicket(account.userId, ticket), now));
  if (!known?.verifiedAt) return fail('forbidden', passwordTexts.linkExpired, { field: 'email' });
  // The link proves access to the mailbox, so this browser becomes a known device with its own sign-in limit.
  call.setCookie(deviceCookie(call, 'customer', email));
  return ok({ validFor: Math.floor((known.expiresAt.getTime() - now.getTime()) / 1000) });
};
