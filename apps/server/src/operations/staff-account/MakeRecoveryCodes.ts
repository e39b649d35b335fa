import { fail, ok, staffTexts } from '@boxwright/contract';
import { inTransaction, lockAuthenticator, replaceRecoveryCodes } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { refuseWrongPassword } from '../../selling/customers/password-again.ts';
import { newRecoveryCodes, recoveryHash } from '../../selling/staff/authenticator.ts';
import { noteOwnChange } from '../../selling/staff/note-own-change.ts';

export const MakeRecoveryCodes: Handler<'MakeRecoveryCodes'> = async ({ password }, call) => {
  const { services } = call;
  const { staff } = call.visitor;
  const refused = await refuseWrongPassword(call, staff, password);
  if (refused) return refused;
  const codes = newRecoveryCodes();
  return inTransaction(services.db, async (tx) => {
    // Locked, so that the app isn't switched off meanwhile, which would leave codes without an app.
    const kept = await lockAuthenticator(tx, staff.id);
    if (!kept || kept.confirmedAt === null) return fail('conflict', staffTexts.authenticatorIsOff);
    await replaceRecoveryCodes(
      tx,
      staff.id,
      codes.map((each) => recoveryHash(services, staff.id, each)),
    );
    await noteOwnChange(tx, staff, 'MakeRecoveryCodes', { recoveryCodes: 'made anew' }, services.now());
    return ok({ codes: [...codes] });
  });
};
