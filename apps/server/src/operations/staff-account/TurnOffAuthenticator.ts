import { fail, ok, staffTexts } from '@boxwright/contract';
import { inTransaction, removeAuthenticator } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { refuseWrongPassword } from '../../selling/customers/password-again.ts';
import { noteOwnChange } from '../../selling/staff/note-own-change.ts';

export const TurnOffAuthenticator: Handler<'TurnOffAuthenticator'> = async ({ password }, call) => {
  const { db, now } = call.services;
  const { staff } = call.visitor;
  const refused = await refuseWrongPassword(call, staff, password);
  if (refused) return refused;
  return inTransaction(db, async (tx) => {
    if (!(await removeAuthenticator(tx, staff.id))) return fail('conflict', staffTexts.authenticatorIsOff);
    await noteOwnChange(tx, staff, 'TurnOffAuthenticator', { authenticator: 'off' }, now(), { authenticator: 'on' });
    return ok({});
  });
};
