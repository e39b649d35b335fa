import { desc, eq, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Enquiry, NewEnquiry } from '../../rows.ts';
import { enquiries } from '../../schema/enquiries.ts';
import { first } from '../equal-to.ts';

/** Undefined if the same enquiry is stored already; a concurrent call waits for the other's commit. */
export async function addEnquiry(tx: Tx, enquiry: NewEnquiry): Promise<Enquiry | undefined> {
  return first(
    await tx.insert(enquiries).values(enquiry).onConflictDoNothing({ target: enquiries.fingerprint }).returning(),
  );
}

export async function findEnquiry(db: DbOrTx, enquiryId: number): Promise<Enquiry | undefined> {
  return first(await db.select().from(enquiries).where(eq(enquiries.id, enquiryId)));
}

/** Newest first; `before` is the last id of the previous page. */
export function listEnquiries(db: DbOrTx, page: { limit?: number; before?: number } = {}): Promise<Enquiry[]> {
  return db
    .select()
    .from(enquiries)
    .where(page.before === undefined ? undefined : lt(enquiries.id, page.before))
    .orderBy(desc(enquiries.id))
    .limit(page.limit ?? 50);
}

/** Deletes enquiries that came before a time, and returns their ids. */
export async function forgetEnquiries(tx: Tx, before: Date): Promise<number[]> {
  const gone = await tx.delete(enquiries).where(lt(enquiries.createdAt, before)).returning({ id: enquiries.id });
  return gone.map(({ id }) => id);
}
