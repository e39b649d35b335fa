import { desc, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../connect.ts';
import type { Enquiry, NewEnquiry } from '../rows.ts';
import { enquiries } from '../schema/enquiries.ts';
import { only } from './equalTo.ts';

export async function addEnquiry(tx: Tx, enquiry: NewEnquiry): Promise<Enquiry> {
  return only(await tx.insert(enquiries).values(enquiry).returning());
}

/** Newest first; `before` is the last id of the page before. */
export function listEnquiries(db: DbOrTx, page: { limit?: number; before?: number } = {}): Promise<Enquiry[]> {
  return db
    .select()
    .from(enquiries)
    .where(page.before === undefined ? undefined : lt(enquiries.id, page.before))
    .orderBy(desc(enquiries.id))
    .limit(page.limit ?? 50);
}
