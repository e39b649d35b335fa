import { and, desc, ilike, lt, or } from 'drizzle-orm';
import type { DbOrTx } from '../../connect.ts';
import type { Mail } from '../../rows.ts';
import { mails } from '../../schema/mails.ts';

/** Mails whose recipient or subject contains the words, newest first; `before` is the last id of the previous page. */
export function findMails(
  db: DbOrTx,
  { search, before, limit = 50 }: { search: string; before?: number; limit?: number },
): Promise<Mail[]> {
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select()
    .from(mails)
    .where(
      and(
        before === undefined ? undefined : lt(mails.id, before),
        search === '' ? undefined : or(ilike(mails.recipient, words), ilike(mails.subject, words)),
      ),
    )
    .orderBy(desc(mails.id))
    .limit(limit);
}
