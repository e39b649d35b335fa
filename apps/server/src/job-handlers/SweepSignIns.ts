import { customersErased, forgetMails, forgetSignIns, inTransaction } from '@boxwright/storage';
import { erasureMailKey } from '../selling/own-data/erasure-mail.ts';
import type { JobHandler } from './handler.ts';

const dayMs = 86_400_000;

/** As the privacy policy promises; the rules of the Data Protection Act also require at least a year. */
const keptDays = 366;

/** How many days the mail server may refuse the mail about an erased account before it is given up. */
const patienceDays = 7;
/** How far back erased customers are looked for: longer than any pause of this job. */
const lookedBackDays = 90;

/**
 * Deletes sign-ins after a year. Deletes mails to former addresses of erased accounts that couldn't be sent, or that
 * are only kept because no mail server is set.
 */
export const SweepSignIns: JobHandler<'SweepSignIns'> = async (_payload, { services }) => {
  const daysAgo = (days: number) => new Date(services.now().getTime() - days * dayMs);
  await inTransaction(services.db, async (tx) => {
    await forgetSignIns(tx, daysAgo(keptDays));
    const erased = await customersErased(tx, daysAgo(lookedBackDays), daysAgo(patienceDays));
    await forgetMails(tx, erased.map(erasureMailKey));
  });
};
