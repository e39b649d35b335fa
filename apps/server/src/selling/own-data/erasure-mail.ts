import { accountErasedMail } from '@boxwright/mail';
import type { Customer } from '@boxwright/storage';
import type { ComposedMail } from '../../calls/post-mail.ts';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { mailCompany } from '../company/mail-company.ts';

const keyPrefix = 'account-erased:';

export const erasureMailKey = (customerId: number): string => `${keyPrefix}${customerId}`;

/** Whether a stored mail is about an erased account; such a mail is deleted once it is sent. */
export const isErasureMail = (key: string): boolean => key.startsWith(keyPrefix);

/** The mail to the address of an account that is being erased. */
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
