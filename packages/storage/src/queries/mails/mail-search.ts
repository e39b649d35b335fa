import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { Mail, MailState } from '../../rows.ts';
import { mails } from '../../schema/mails.ts';
import { first } from '../equal-to.ts';

/** Mails whose recipient or subject contains the words, newest first; `before` is the last id of the previous page. */
export function findMails(
  db: DbOrTx,
  { search, state, before, limit = 50 }: { search: string; state?: MailState; before?: number; limit?: number },
): Promise<Mail[]> {
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select()
    .from(mails)
    .where(
      and(
        state === undefined ? undefined : eq(mails.state, state),
        before === undefined ? undefined : lt(mails.id, before),
        search === '' ? undefined : sql`search_text(${mails.recipient} || ' ' || ${mails.subject}) ilike ${words}`,
      ),
    )
    .orderBy(desc(mails.id))
    .limit(limit);
}

/** The newest mail that was sent, and the newest that couldn't be. */
export async function mailHealth(db: DbOrTx): Promise<{ sent: Mail | undefined; failed: Mail | undefined }> {
  const newest = (state: MailState) =>
    db.select().from(mails).where(eq(mails.state, state)).orderBy(desc(mails.id)).limit(1);
  const [sent, failed] = await Promise.all([newest('sent'), newest('failed')]);
  return { sent: first(sent), failed: first(failed) };
}
