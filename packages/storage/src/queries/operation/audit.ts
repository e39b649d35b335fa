import { and, desc, eq, lt } from 'drizzle-orm';
import { type DbOrTx, runText, type Tx } from '../../connect.ts';
import type { AuditEntry, NewAuditEntry } from '../../rows.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { staff } from '../../schema/customers.ts';

/** Records which member of staff has changed what, in the transaction of the change. */
export async function noteChange(tx: Tx, entry: NewAuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

export interface AuditFilter {
  readonly staffId?: number;
  readonly subject?: string;
  readonly subjectId?: string;
  /** Only entries with smaller ids than this. */
  readonly before?: number;
}

export interface AuditRow extends AuditEntry {
  readonly staffName: string;
}

/** The changes that staff have made, newest first. */
export async function listChanges(db: DbOrTx, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  const { staffId, subject, subjectId, before } = filter;
  const rows = await db
    .select({ entry: auditEntries, staffName: staff.name })
    .from(auditEntries)
    .innerJoin(staff, eq(staff.id, auditEntries.staffId))
    .where(
      and(
        staffId === undefined ? undefined : eq(auditEntries.staffId, staffId),
        subject === undefined ? undefined : eq(auditEntries.subject, subject),
        subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
        before === undefined ? undefined : lt(auditEntries.id, before),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);
  return rows.map(({ entry, staffName }) => ({ ...entry, staffName }));
}

/** Reads one index entry for each kind of subject, however many rows there are. */
const subjects = `with recursive known as (
    (select subject from audit_entries order by subject limit 1)
    union all
    select (select subject from audit_entries where subject > known.subject order by subject limit 1)
      from known where known.subject is not null)
  select subject from known where subject is not null`;

/** The kinds of things that staff have changed, alphabetically. */
export async function listSubjects(db: DbOrTx): Promise<string[]> {
  const { rows } = await runText<{ subject: string }>(db, subjects, []);
  return rows.map(({ subject }) => subject);
}
