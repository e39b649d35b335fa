import type { Company } from '@boxwright/contract';
import type { MailCompany } from '@boxwright/mail';

/** The sender's details for every mail. */
export const mailCompany = (company: Company, publicUrl: string): MailCompany => ({
  name: company.name,
  addressLines: company.addressLines,
  phones: company.phones,
  email: company.email,
  url: publicUrl,
});
