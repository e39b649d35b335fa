import type { OperationName } from '@boxwright/contract';
import { type NewAuditEntry, noteChange, type Tx } from '@boxwright/storage';
import type { SignedInStaff } from '../adapters/identity/visitor.ts';
import type { Services } from './services.ts';

interface StaffCall {
  readonly services: Pick<Services, 'now'>;
  readonly visitor: { readonly staff: Pick<SignedInStaff, 'id'> };
}

/** Which member of staff has changed something, by which operation or file, and when. */
interface Deed {
  readonly staffId: number;
  readonly operation: string;
  readonly at: Date;
}

/** The kind of thing, its id, and its name as the page of changes shows it. */
type Thing = readonly [subject: string, id: number | string, name: string];
type Change = Partial<Pick<NewAuditEntry, 'before' | 'after' | 'reason'>>;

/**
 * Notes what the call's member of staff has changed, in the transaction of the change: only values that differ now, and
 * never what people wrote to each other, because audit entries outlive an erased account.
 */
export const noted = (
  tx: Tx,
  { services, visitor }: StaffCall,
  operation: OperationName,
  thing: Thing,
  change?: Change,
): Promise<void> => notedBy(tx, { staffId: visitor.staff.id, operation, at: services.now() }, thing, change);

/** The same where there is no call at hand: in services, in downloads, and for a member who has no session yet. */
export const notedBy = (
  tx: Tx,
  { staffId, operation, at }: Deed,
  [subject, id, name]: Thing,
  change: Change = {},
): Promise<void> =>
  noteChange(tx, { staffId, operation, subject, subjectId: String(id), name, ...change, createdAt: at });
