import { accountDataTexts, fail, type Result } from '@boxwright/contract';
import type { SignedInCustomer, SignedInStaff } from '../../adapters/identity/visitor.ts';
import type { Call } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { proofHash } from './passwords/proofs.ts';

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
