import { enquiriesBefore, forgetEnquiries, forgetMailsOfKeys, inTransaction } from '@boxwright/storage';
import { answerMailKey, enquiryMailKey } from '../selling/enquiries/enquiry-mails.ts';
import type { JobHandler } from './handler.ts';

/** Retention that the forms and the privacy policy promise, in months. */
const keptMonths = 12;

/** Deletes enquiries, what staff have written about them, and the mails about them, after the promised retention. */
export const SweepEnquiries: JobHandler<'SweepEnquiries'> = async (_payload, { services }) => {
  const before = new Date(services.now());
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  await inTransaction(services.db, async (tx) => {
    const old = await enquiriesBefore(tx, before);
    if (old.length === 0) return;
    const keys = old.flatMap(({ id, entryIds }) => [
      enquiryMailKey('enquiry-alert', id),
      enquiryMailKey('enquiry-received', id),
      ...entryIds.map((entryId) => answerMailKey(id, entryId)),
    ]);
    const ids = old.map(({ id }) => id);
    await forgetEnquiries(tx, ids);
    await forgetMailsOfKeys(tx, keys);
  });
};
