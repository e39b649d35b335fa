import type { Staff } from '@boxwright/storage';

/** Whether a member is an Admin who may sign in, and nobody else among the locked members is. */
export function isLastAdmin(locked: readonly Pick<Staff, 'id' | 'role' | 'active'>[], staffId: number): boolean {
  const admins = locked.filter(({ role, active }) => role === 'Admin' && active);
  return admins.every(({ id }) => id === staffId) && admins.length > 0;
}
