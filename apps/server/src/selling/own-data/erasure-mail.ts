import { accountErasedMail } from '@boxwright/mail';
import type { Customer } from '@boxwright/storage';
import type { ComposedMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { mailCompany } from '../company/mail-company.ts';

const keyPrefix = 'account-erased:';

export const erasureMailKey = (customerId: number): string => `${keyPrefix}${customerId}`;

/** Whether a stored mail tells of an erased account: it is deleted once it is sent. */
export const isErasureMail = (key: string): boolean => key.startsWith(keyPrefix);

/** To the address of an account that is being erased. */
export async function erasureMail(
  { db, env }: Services,
  customer: Pick<Customer, 'id' | 'name' | 'email'>,
  at: Date,
): Promise<ComposedMail> {
  const company = mailCompany(await readCompany(db), env.publicUrl);
  return {
    key: erasureMailKey(customer.id),
    recipient: customer.email,
    mail: accountErasedMail({ company, customer, at }),
  };
}
