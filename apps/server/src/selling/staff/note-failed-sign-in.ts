import { inTransaction, listChanges, raiseAlert, type Staff } from '@boxwright/storage';
import type { Call } from '../../calls/call.ts';
import { notedBy } from '../../calls/noted.ts';
import type { AlertKind } from '../alerts/alert-kinds.ts';
import { deviceWords, keptUserAgent } from '../customers/identity/device-words.ts';

const kind: AlertKind = 'staff-sign-in';
const hourMs = 3_600_000;
/** Failed tries within an hour; a member mistypes less often. */
const suspicious = 5;

/**
 * Notes in the audit trail that somebody failed to sign in as a member, and from where; raises an alert at the fifth
 * time in an hour. The limits of signing in let strangers write at most 300 entries a day for each member.
 */
export async function noteFailedSignIn(
  { services, source, headers }: Pick<Call, 'services' | 'source' | 'headers'>,
  { id, name }: Pick<Staff, 'id' | 'name'>,
  wrong: 'password' | 'code',
): Promise<void> {
  const now = services.now();
  const [subject, subjectId] = ['sign-in', String(id)];
  await inTransaction(services.db, async (tx) => {
    const device = deviceWords(keptUserAgent(headers));
    const deed = { staffId: id, operation: 'StaffSignIn', at: now };
    await notedBy(tx, deed, [subject, subjectId, name], { after: { wrong, source, device } });
    const last = await listChanges(tx, { subject, subjectId }, suspicious);
    const isMany = last.length === suspicious && last.every(({ createdAt }) => +now - +createdAt < hourMs);
    if (!isMany) return;
    await raiseAlert(tx, {
      key: `${kind}:${id}:${Math.floor(+now / hourMs)}`,
      kind,
      message: `Somebody failed ${suspicious} times within an hour to sign in as ${name}, last from ${source}. Ask ${name}; if it was somebody else, an authenticator app keeps them out. /manage/audit?subject=sign-in lists the tries.`,
    });
  });
}
