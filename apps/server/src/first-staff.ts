import { randomBytes } from 'node:crypto';
import { inTransaction, readSetting, writeSetting } from '@boxwright/storage';
import type { Services } from './services.ts';

const madeKey = 'firstStaffMadeAt';

/**
 * On the very first start, makes the staff account of the settings, or one with a random password. Answers the
 * sign-in that has to be told, which is never told again; null when there is nothing to tell.
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
  const made = await auth.addStaff({ name: 'Owner', email, password });
  await inTransaction(db, (tx) => writeSetting(tx, madeKey, now().toISOString()));
  return made && env.staff.password === null ? { email, password } : null;
}
