import { type NewAuditEntry, noteChange, type Tx } from '@boxwright/storage';
import type { SignedInStaff } from '../../adapters/identity/visitor.ts';

/** Notes what a member of staff has changed about their own account; never a secret. */
export const noteOwnChange = (
  tx: Tx,
  { id, name }: Pick<SignedInStaff, 'id' | 'name'>,
  operation: string,
  after: NonNullable<NewAuditEntry['after']>,
  createdAt: Date,
  before: NewAuditEntry['before'] = null,
): Promise<void> =>
  noteChange(tx, { staffId: id, operation, subject: 'staff', subjectId: String(id), name, before, after, createdAt });
