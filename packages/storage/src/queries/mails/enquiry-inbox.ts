import { and, asc, desc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../connect.ts';
import type { Enquiry, EnquiryEntry, EnquiryState } from '../../rows.ts';
import { staff } from '../../schema/customers.ts';
import { enquiries, enquiryEntries } from '../../schema/enquiries.ts';
import { mails } from '../../schema/mails.ts';
import { changeVersioned } from '../change-versioned.ts';
import { first, only } from '../equal-to.ts';

export interface InboxFilter {
  /** Enquiries in any of these states; all when empty. */
  readonly states: readonly EnquiryState[];
  /** A member of staff, or nobody. */
  readonly owner?: number | 'nobody';
  /** Part of a name, company, e-mail, mobile number or message. */
  readonly search: string;
  /** The last id of the previous page. */
  readonly before?: number;
}

export interface InboxRow extends Enquiry {
  readonly ownerName: string | null;
}

/** How many enquiries a text search looks through: the newest that pass the other filters. */
const enquiriesSearched = 20_000;

/** Newest first. */
export async function listInbox(db: DbOrTx, filter: InboxFilter, limit: number): Promise<InboxRow[]> {
  const { states, owner, search, before } = filter;
  const matching: (SQL | undefined)[] = [
    states.length === 0 ? undefined : inArray(enquiries.state, [...states]),
    owner === undefined ? undefined : owner === 'nobody' ? isNull(enquiries.ownerId) : eq(enquiries.ownerId, owner),
    before === undefined ? undefined : lt(enquiries.id, before),
  ];
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const newest = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(...matching))
    .orderBy(desc(enquiries.id))
    .limit(search === '' ? limit : enquiriesSearched)
    .as('newest');
  const { name, company, email, mobile, message } = enquiries;
  const said = sql`concat_ws(' ', ${name}, ${company}, ${email}, ${mobile}, ${message})`;
  const rows = await db
    .select({ enquiry: enquiries, ownerName: staff.name })
    .from(newest)
    .innerJoin(enquiries, eq(enquiries.id, newest.id))
    .leftJoin(staff, eq(staff.id, enquiries.ownerId))
    .where(search === '' ? undefined : sql`search_text(${said}) ilike ${words}`)
    .orderBy(desc(newest.id))
    .limit(limit);
  return rows.map(({ enquiry, ownerName }) => ({ ...enquiry, ownerName }));
}

/** Changes an enquiry if nobody has changed it since `version`; otherwise undefined. */
export const changeEnquiry = (
  tx: Tx,
  enquiryId: number,
  version: number,
  changes: Partial<Pick<Enquiry, 'state' | 'ownerId' | 'customerId'>>,
): Promise<Enquiry | undefined> => changeVersioned(tx, enquiries, { id: enquiryId, version }, changes);

/** Marks an enquiry as won, because it became an order; undefined if it was won already, or is deleted. */
export async function winEnquiry(tx: Tx, enquiryId: number): Promise<Enquiry | undefined> {
  return first(
    await tx
      .update(enquiries)
      .set({ state: 'won', version: sql`${enquiries.version} + 1` })
      .where(and(eq(enquiries.id, enquiryId), ne(enquiries.state, 'won')))
      .returning(),
  );
}

export async function addEnquiryEntry(
  tx: Tx,
  entry: Omit<typeof enquiryEntries.$inferInsert, 'id'>,
): Promise<EnquiryEntry> {
  return only(await tx.insert(enquiryEntries).values(entry).returning());
}

export interface ThreadEntry extends EnquiryEntry {
  readonly staffName: string;
}

/** What staff have written about an enquiry, oldest first. */
export async function entriesOfEnquiry(db: DbOrTx, enquiryId: number): Promise<ThreadEntry[]> {
  const rows = await db
    .select({ entry: enquiryEntries, staffName: staff.name })
    .from(enquiryEntries)
    .innerJoin(staff, eq(staff.id, enquiryEntries.staffId))
    .where(eq(enquiryEntries.enquiryId, enquiryId))
    .orderBy(asc(enquiryEntries.id));
  return rows.map(({ entry, staffName }) => ({ ...entry, staffName }));
}

/** An answer with its enquiry and who wrote it. */
export async function findEnquiryAnswer(
  db: DbOrTx,
  entryId: number,
): Promise<{ entry: EnquiryEntry; enquiry: Enquiry; staffName: string } | undefined> {
  return first(
    await db
      .select({ entry: enquiryEntries, enquiry: enquiries, staffName: staff.name })
      .from(enquiryEntries)
      .innerJoin(enquiries, eq(enquiries.id, enquiryEntries.enquiryId))
      .innerJoin(staff, eq(staff.id, enquiryEntries.staffId))
      .where(and(eq(enquiryEntries.id, entryId), eq(enquiryEntries.kind, 'answer'))),
  );
}

/** Mails by their keys, with their states. */
export function mailsByKeys(db: DbOrTx, keys: readonly string[]) {
  const { id, key, state, error } = mails;
  return db
    .select({ id, key, state, error })
    .from(mails)
    .where(inArray(mails.key, [...keys]));
}

/** The active members of staff with their roles, by name. */
export function activeStaff(db: DbOrTx): Promise<{ id: number; name: string; role: string }[]> {
  const { id, name, role } = staff;
  return db.select({ id, name, role }).from(staff).where(eq(staff.active, true)).orderBy(asc(name), asc(id));
}
