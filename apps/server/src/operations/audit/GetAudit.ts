import { ok } from '@boxwright/contract';
import { listChanges, listStaff, listSubjects } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { deedOf } from '../../selling/staff/deeds.ts';
import { presentChanges } from '../../selling/staff/present-changes.ts';

const shown = 50;

export const GetAudit: Handler<'GetAudit'> = async ({ staffId, subject, subjectId, before }, { services: { db } }) => {
  const filter = {
    ...(staffId === undefined ? {} : { staffId }),
    ...(subject === '' ? {} : { subject }),
    ...(subject === '' || subjectId === '' ? {} : { subjectId }),
    ...(before === undefined ? {} : { before }),
  };
  // Reads one more than is shown, to know whether there are older ones.
  const [found, members, subjects] = await Promise.all([
    listChanges(db, filter, shown + 1),
    listStaff(db),
    listSubjects(db),
  ]);
  const rows = found.slice(0, shown);
  return ok({
    entries: rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      staffName: row.staffName,
      operation: row.operation,
      deed: deedOf(row),
      subject: row.subject,
      subjectId: row.subjectId,
      name: row.name,
      changes: presentChanges(row),
      reason: row.reason,
    })),
    next: found.length > shown ? (rows.at(-1)?.id ?? null) : null,
    members: members.map(({ id, name }) => ({ id, name })),
    subjects,
  });
};
