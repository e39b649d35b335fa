import type { NewAuditEntry, Tx } from '@boxwright/storage';
import type { SignedInStaff } from '../../adapters/identity/visitor.ts';
import { notedBy } from '../../calls/noted.ts';

/** Notes what a member of staff has changed about their own account; never a secret. */
export const noteOwnChange = (
  tx: Tx,
  { id, name }: Pick<SignedInStaff, 'id' | 'name'>,
  operation: string,
  after: NonNullable<NewAuditEntry['after']>,
  at: Date,
  before: NewAuditEntry['before'] = null,
): Promise<void> => notedBy(tx, { staffId: id, operation, at }, ['staff', id, name], { before, after });
