import type { OperationName } from '@boxwright/contract';
import { type NewAuditEntry, noteChange, type Tx } from '@boxwright/storage';
import type { SignedInStaff } from '../adapters/identity/visitor.ts';
import type { Services } from './services.ts';

interface StaffCall {
  readonly services: Pick<Services, 'now'>;
  readonly visitor: { readonly staff: Pick<SignedInStaff, 'id'> };
}

/**
 * Notes what the call's member of staff has changed, in the transaction of the change: only values that differ now, and
 * never what people wrote to each other, because audit entries outlive an erased account.
 *
 * @param subject the kind of thing, its id, and its name as the page of changes shows it
 */
export const noted = (
  tx: Tx,
  { services, visitor }: StaffCall,
  operation: OperationName,
  [subject, id, name]: readonly [string, number | string, string],
  change: Partial<Pick<NewAuditEntry, 'before' | 'after' | 'reason'>> = {},
): Promise<void> =>
  noteChange(tx, {
    staffId: visitor.staff.id,
    operation,
    subject,
    subjectId: String(id),
    name,
    ...change,
    createdAt: services.now(),
  });
