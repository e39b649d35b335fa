import { claimUnmailedAlerts, inTransaction, lastMailedAt } from '@boxwright/storage';
import { mailOfAlerts } from '../../alerts/alertsMail.ts';
import { noteFailedJobs } from '../../alerts/noteFailedJobs.ts';
import { readCompany } from '../../settings.ts';
import { postMail } from '../postMail.ts';
import type { JobHandler } from '../queue.ts';

/** The first alert is mailed within a minute; those that follow it are told together after this time. */
const pauseMs = 15 * 60_000;

/** How many alerts a mail tells in full; of the others it says how many they are. */
const shown = 20;

/** Mails the company everything that somebody has to look at and that it wasn't told yet: one mail, whatever comes. */
export const MailAlerts: JobHandler<'MailAlerts'> = async (_payload, { services }) => {
  const { db, env } = services;
  await noteFailedJobs(services);
  const now = services.now();
  if (isTooSoon(await lastMailedAt(db), now)) return;
  const company = await readCompany(db);
  await inTransaction(db, async (tx) => {
    const composed = mailOfAlerts(await claimUnmailedAlerts(tx, { now, shown }), company, env.publicUrl);
    if (composed) await postMail(tx, services, composed);
  });
};

/** A clock that was set back must not keep anybody waiting. */
function isTooSoon(last: Date | null, now: Date): boolean {
  const since = last === null ? pauseMs : now.getTime() - last.getTime();
  return since >= 0 && since < pauseMs;
}
