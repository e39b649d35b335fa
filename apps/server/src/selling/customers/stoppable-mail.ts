import { fail, ok, type Result } from '@boxwright/contract';
import { findCustomer } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { mailOfToken, type StoppableMail } from './unsubscribe-token.ts';

/** What an unsubscribe link stops; a failure for other links, and for customers who are gone. */
export async function findStoppableMail(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  token: string,
): Promise<Result<StoppableMail>> {
  const mail = mailOfToken(secrets.unsubscribe, token);
  if (mail === null || !(await findCustomer(db, mail.customerId))) {
    return fail('not_found', 'This link doesn’t stop any mails. Please open it from the mail once more.');
  }
  return ok(mail);
}
