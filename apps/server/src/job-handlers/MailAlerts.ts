import { claimUnmailedAlerts, inTransaction, lastMailedAt } from '@boxwright/storage';
import { postMail } from '../calls/post-mail.ts';
import { alertOfFailedJobs } from '../selling/alerts/alert-of-failed-jobs.ts';
import { mailOfAlerts } from '../selling/alerts/alerts-mail.ts';
import { readCompany } from '../selling/company/company.ts';
import type { JobHandler } from './handler.ts';

/** The first alert is mailed within a minute; later ones are collected into one mail after this time. */
const pauseMs = 15 * 60_000;

/** How many alerts a mail lists; it only gives the number of the others. */
const shown = 20;

/** Mails the company all alerts that it hasn't been mailed yet, in one mail. */
export const MailAlerts: JobHandler<'MailAlerts'> = async (_payload, { services }) => {
  const { db, env } = services;
  await alertOfFailedJobs(services);
  const now = services.now();
  if (isTooSoon(await lastMailedAt(db), now)) return;
  const company = await readCompany(db);
  await inTransaction(db, async (tx) => {
    const composed = mailOfAlerts(await claimUnmailedAlerts(tx, { now, shown }), company, env.publicUrl);
    if (composed) await postMail(tx, services, composed);
  });
};

/** A last mail in the future means that the clock was set back; it must not delay the next one. */
function isTooSoon(last: Date | null, now: Date): boolean {
  const since = last === null ? pauseMs : now.getTime() - last.getTime();
  return since >= 0 && since < pauseMs;
}
