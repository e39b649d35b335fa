import { fail, ok, staffTexts } from '@boxwright/contract';
import { beginAuthenticator, findStaffMember, inTransaction } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { readCompany } from '../../selling/company/company.ts';
import { refuseWrongPassword } from '../../selling/customers/password-again.ts';
import { newSecret, presentSecret } from '../../selling/staff/authenticator.ts';
import { noteOwnChange } from '../../selling/staff/note-own-change.ts';

export const BeginAuthenticator: Handler<'BeginAuthenticator'> = async ({ password }, call) => {
  const { services } = call;
  const { staff } = call.visitor;
  const refused = await refuseWrongPassword(call, staff, password);
  if (refused) return refused;
  const { secret, sealedSecret } = newSecret(services);
  const createdAt = services.now();
  const [company, member] = await Promise.all([readCompany(services.db), findStaffMember(services.db, staff.id)]);
  const hasBegun = await inTransaction(services.db, async (tx) => {
    if (!(await beginAuthenticator(tx, { staffId: staff.id, sealedSecret, createdAt }))) return false;
    await noteOwnChange(tx, staff, 'BeginAuthenticator', { authenticator: 'begun' }, createdAt);
    return true;
  });
  if (!hasBegun) return fail('conflict', staffTexts.authenticatorIsOn);
  return ok(presentSecret(secret, company.name, member?.email ?? staff.name));
};
