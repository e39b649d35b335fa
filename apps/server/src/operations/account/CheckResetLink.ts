import { fail, ok, passwordTexts } from '@boxwright/contract';
import { findTicket } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { deviceCookie } from '../../identity/devices.ts';
import { findAccount, resetTicket } from '../../passwords/proofs.ts';

export const CheckResetLink: Handler<'CheckResetLink'> = async ({ email, ticket }, call) => {
  const { services } = call;
  const now = services.now();
  const account = await findAccount(services, email);
  const known = account && (await findTicket(services.db, resetTicket(account.userId, ticket), now));
  if (!known?.verifiedAt) return fail('forbidden', passwordTexts.linkOver, { field: 'email' });
  // Who reads the account's mail is its owner: whatever strangers use up, this browser may try to sign in.
  call.setCookie(deviceCookie(call, 'customer', email));
  return ok({ validFor: Math.floor((known.expiresAt.getTime() - now.getTime()) / 1000) });
};
