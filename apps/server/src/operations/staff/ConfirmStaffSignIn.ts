import { fail, ok, staffTexts } from '@boxwright/contract';
import { countRecoveryCodes, holdAnyPassword, inTransaction, takeTicket, tryTicket } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { sourceOf } from '../../process/source.ts';
import { takeCode } from '../../selling/staff/authenticator.ts';
import { noteFailedSignIn } from '../../selling/staff/note-failed-sign-in.ts';
import { finishSignIn, readFirstStep } from '../../selling/staff/sign-in.ts';

/** Wrong codes before the password is asked for again. */
const mostTries = 5;

const again = fail('signed_out', staffTexts.signInAgain);

export const ConfirmStaffSignIn: Handler<'ConfirmStaffSignIn'> = async ({ code }, call) => {
  const { services } = call;
  const { db, now } = services;
  const first = await readFirstStep(call);
  if (!first) return again;
  const { member, ticket } = first;
  const refused =
    (await checkRateLimit(call, 'staff code of account from one place', `${member.id} ${sourceOf(call.source)}`)) ??
    (await checkRateLimit(call, 'staff code of account', String(member.id)));
  if (refused) return refused;
  if (!(await inTransaction(db, (tx) => tryTicket(tx, ticket, mostTries, now())))) return again;
  const used = await takeCode(services, member.id, code);
  // Not a 401: the first step stays valid.
  if (used === null) {
    await noteFailedSignIn(call, member, 'code');
    return fail('forbidden', staffTexts.wrongCode, { field: 'code' });
  }
  const isSignedIn = await finishSignIn(call, member, async (tx) => {
    await holdAnyPassword(tx, member.userId);
    return takeTicket(tx, ticket, now());
  });
  if (!isSignedIn) return again;
  const recoveryCodesLeft = used === 'recovery' ? await countRecoveryCodes(db, member.id) : null;
  return ok({ name: member.name, recoveryCodesLeft });
};
