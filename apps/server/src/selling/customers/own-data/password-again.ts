import { accountDataTexts, fail, type Result } from '@boxwright/contract';
import type { Call } from '../../../door/call.ts';
import { checkRateLimit } from '../../../door/limits.ts';
import type { SignedInCustomer, SignedInStaff } from '../identity/visitor.ts';
import { proofHash } from '../passwords/proofs.ts';

/** Refuses a call whose password isn't the account's: an open session alone must not be enough. */
export async function refuseWrongPassword(
  call: Pick<Call, 'services' | 'source'>,
  { userId, sessionToken }: Pick<SignedInCustomer | SignedInStaff, 'userId' | 'sessionToken'>,
  password: string,
): Promise<Result<never> | undefined> {
  const refused = await checkRateLimit(call, 'password again in session', proofHash(sessionToken));
  if (refused) return refused;
  const isRight = await call.services.auth.confirmPassword(userId, password);
  return isRight ? undefined : fail('forbidden', accountDataTexts.wrongPassword, { field: 'password' });
}
