import { randomBytes } from 'node:crypto';
import { inTransaction, readSetting, writeSetting } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';

const madeKey = 'firstStaffMadeAt';

/**
 * On the very first start, creates the staff account from the settings, or one with a random password. Returns the
 * sign-in to print, which is shown only once; null when there is nothing to print.
 */
export async function makeFirstStaff({
  db,
  auth,
  env,
  now,
}: Services): Promise<{ email: string; password: string } | null> {
  if ((await readSetting(db, madeKey)) !== undefined) return null;
  const email = env.staff.email ?? 'owner@boxwright.example';
  const password = env.staff.password ?? randomBytes(12).toString('base64url');
  const made = await auth.addStaff({ name: 'Owner', email, password, role: 'Admin' });
  await inTransaction(db, (tx) => writeSetting(tx, madeKey, now().toISOString()));
  return made !== 'email-taken' && env.staff.password === null ? { email, password } : null;
}
