import { type StaffRight, staffRights } from '@boxwright/contract';
import type { SignedInStaff } from '../customers/identity/visitor.ts';

/** What the roles on the staff may do. There is only one so far; a role that isn't listed may do nothing. */
const rightsOf: ReadonlyMap<string, readonly StaffRight[]> = new Map([['staff', staffRights]]);

export const mayDo = ({ role }: Pick<SignedInStaff, 'role'>, right: StaffRight): boolean =>
  rightsOf.get(role)?.includes(right) ?? false;
