import { forgetEnquiries, forgetMails, inTransaction } from '@boxwright/storage';
import { enquiryMailKey, enquiryMailKinds } from '../../selling/enquiries/enquiry-mails.ts';
import type { JobHandler } from '../handler.ts';

/** Retention that the forms and the privacy policy promise, in months. */
const keptMonths = 12;

/** Deletes enquiries, and the mails about them, after the promised retention. */
export const SweepEnquiries: JobHandler<'SweepEnquiries'> = async (_payload, { services }) => {
  const before = new Date(services.now());
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  await inTransaction(services.db, async (tx) => {
    const gone = await forgetEnquiries(tx, before);
    const keys = gone.flatMap((id) => enquiryMailKinds.map((kind) => enquiryMailKey(kind, id)));
    await forgetMails(tx, keys);
  });
};
