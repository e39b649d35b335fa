import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { formText, id, moment } from '../kernel/values.ts';

const entry = record({
  id: field('fld_audit_id', z.int()),
  at: field('fld_created_on', moment),
  staffName: field('fld_changed_by', z.string()),
  operation: field('fld_operation', z.string()),
  /** What was done, in words. */
  deed: field('fld_deed', z.string()),
  subject: field('fld_subject', z.string()),
  subjectId: field('fld_subject_id', z.string()),
  name: field('fld_name', z.string()),
  changes: field(
    'changes',
    z.array(
      record({
        /** In words, like the values. */
        what: field('fld_what', z.string()),
        /** Null if something was added. */
        from: field('fld_from', z.string().nullable()),
        /** Null if something was removed. */
        to: field('fld_to', z.string().nullable()),
      }),
    ),
  ),
  reason: field('fld_reason', z.string().nullable()),
});
export type AuditRow = z.output<typeof entry>;

export const auditOperations = {
  GetAudit: operation({
    summary: 'What staff have changed, from what to what, newest first.',
    method: 'POST',
    access: { staff: 'audit' },
    input: record({
      staffId: field('fld_staff_id', id.optional()),
      subject: field('fld_subject', formText(60)),
      /** Only changes of one thing; needs its kind too. */
      subjectId: field('fld_subject_id', formText(100)),
      /** Only older entries than this one. */
      before: field('before', id.optional()),
    }),
    output: record({
      entries: field('entries', z.array(entry)),
      /** The value for `before` that gives older entries; null if there are none. */
      next: field('next', z.int().nullable()),
      members: field(
        'members',
        z.array(record({ id: field('fld_staff_id', z.int()), name: field('fld_name', z.string()) })),
      ),
      subjects: field('subjects', z.array(z.string())),
    }),
  }),
};
