import { fail, ok, staffTexts } from '@boxwright/contract';
import {
  confirmAuthenticator,
  endSessions,
  findAuthenticator,
  inTransaction,
  replaceRecoveryCodes,
} from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { newRecoveryCodes, recoveryHash, stepOfCode } from '../../selling/staff/authenticator.ts';
import { noteOwnChange } from '../../selling/staff/note-own-change.ts';

export const ConfirmAuthenticator: Handler<'ConfirmAuthenticator'> = async ({ code }, call) => {
  const { services } = call;
  const { staff } = call.visitor;
  const refused = await checkRateLimit(call, 'staff code of account', String(staff.id));
  if (refused) return refused;
  const begun = await findAuthenticator(services.db, staff.id);
  if (!begun) return fail('conflict', staffTexts.noAuthenticatorBegun);
  if (begun.confirmedAt !== null) return fail('conflict', staffTexts.authenticatorIsOn);
  const step = stepOfCode(services, begun, code);
  if (step === undefined) return fail('forbidden', staffTexts.wrongCode, { field: 'code' });
  const codes = newRecoveryCodes();
  const at = services.now();
  return inTransaction(services.db, async (tx) => {
    if (!(await confirmAuthenticator(tx, begun, step, at))) return fail('conflict', staffTexts.noAuthenticatorBegun);
    await replaceRecoveryCodes(
      tx,
      staff.id,
      codes.map((each) => recoveryHash(services, staff.id, each)),
    );
    // The other sessions were begun with the password alone.
    await endSessions(tx, staff.userId, staff.sessionToken);
    await noteOwnChange(tx, staff, 'ConfirmAuthenticator', { authenticator: 'on' }, at, { authenticator: 'off' });
    return ok({ codes: [...codes] });
  });
};
