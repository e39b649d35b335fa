import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Enquiry, NewEnquiry } from '../../rows.ts';
import { artworks } from '../../schema/artworks.ts';
import { enquiries, enquiryEntries, enquiryFiles } from '../../schema/enquiries.ts';
import { first } from '../equal-to.ts';

/** Undefined if the same enquiry is stored already; a concurrent call waits for the other's commit. */
export async function addEnquiry(tx: Tx, enquiry: NewEnquiry): Promise<Enquiry | undefined> {
  return first(
    await tx.insert(enquiries).values(enquiry).onConflictDoNothing({ target: enquiries.fingerprint }).returning(),
  );
}

/** Keeps files with their enquiry. */
export async function addEnquiryFiles(tx: Tx, enquiryId: number, tokens: readonly string[]): Promise<void> {
  if (tokens.length === 0) return;
  await tx.insert(enquiryFiles).values(tokens.map((artworkToken) => ({ enquiryId, artworkToken })));
}

export interface EnquiryFile {
  readonly token: string;
  readonly name: string;
  readonly bytes: number;
}

/** The files that came with an enquiry and are kept. */
export function filesOfEnquiry(db: DbOrTx, enquiryId: number): Promise<EnquiryFile[]> {
  return db
    .select({ token: artworks.token, name: artworks.name, bytes: artworks.bytes })
    .from(enquiryFiles)
    .innerJoin(artworks, eq(artworks.token, enquiryFiles.artworkToken))
    .where(and(eq(enquiryFiles.enquiryId, enquiryId), isNull(artworks.removedAt)))
    .orderBy(asc(artworks.id));
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

/** Enquiries that came before a time, with the ids of what staff have written about each. */
export async function enquiriesBefore(tx: Tx, before: Date): Promise<{ id: number; entryIds: number[] }[]> {
  const rows = await tx
    .select({ id: enquiries.id, entryId: enquiryEntries.id })
    .from(enquiries)
    .leftJoin(enquiryEntries, eq(enquiryEntries.enquiryId, enquiries.id))
    .where(lt(enquiries.createdAt, before));
  const byId = Map.groupBy(rows, ({ id }) => id);
  return [...byId].map(([id, of]) => ({ id, entryIds: of.flatMap(({ entryId }) => entryId ?? []) }));
}

/** Deletes enquiries with all that staff have written about them. */
export async function forgetEnquiries(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(enquiries).where(inArray(enquiries.id, [...ids]));
}
