import {
  findStaffByUserId,
  findStaffMember,
  findTicket,
  inTransaction,
  issueTicket,
  type NamedTicket,
  noteStaffSignIn,
  type Staff,
} from '@boxwright/storage';
import type { StillHolds } from '../../adapters/identity/auth.ts';
import { ownCookie } from '../../adapters/identity/cookies.ts';
import type { Call } from '../../calls/call.ts';
import { postMail } from '../../calls/post-mail.ts';
import { networkOf } from '../../process/source.ts';
import { keptUserAgent } from '../customers/identity/device-words.ts';
import { deviceCookie, knownDevice } from '../customers/identity/devices.ts';
import { newTicket, proofEnds, proofHash, proofMinutes } from '../customers/passwords/proofs.ts';
import { staffNewDevice } from './staff-mails.ts';

/** Holds the proof that the password was right, until the code follows. It opens nothing by itself. */
const cookieName = 'boxwright-staff.first-step';

const ticketOf = (userId: string, token: string): NamedTicket => ({
  tokenHash: proofHash(token),
  userId,
  purpose: 'staff-sign-in',
});

/** Gives the browser the proof that the password was right; false if it isn't any more. */
export async function proveFirstStep(call: Call, { userId }: Staff, stillHolds: StillHolds): Promise<boolean> {
  const { db, env, now } = call.services;
  const token = newTicket();
  const ticket = { ...ticketOf(userId, token), verifiedAt: now(), tries: 0, expiresAt: proofEnds(now()) };
  const isRight = await inTransaction(db, async (tx) => {
    if (!(await stillHolds(tx))) return false;
    await issueTicket(tx, ticket);
    return true;
  });
  if (!isRight) return false;
  const cookie = { name: cookieName, value: `${userId}.${token}`, maxAge: proofMinutes * 60 };
  call.setCookie({ ...cookie, ...ownCookie(env.publicUrl) });
  return true;
}

/** The member who has proved the password in this browser, and the ticket; undefined when that is too long ago. */
export async function readFirstStep(
  call: Call,
): Promise<{ readonly member: Staff; readonly ticket: NamedTicket } | undefined> {
  const { db, now } = call.services;
  const [, userId, token] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(call.cookies[cookieName] ?? '') ?? [];
  if (userId === undefined || token === undefined) return undefined;
  const ticket = ticketOf(userId, token);
  const member = (await findTicket(db, ticket, now())) && (await findStaffByUserId(db, userId));
  return member && { member, ticket };
}

/**
 * Begins the member's session, and mails them when the device is new to their account.
 *
 * @returns false if what has proved who they are doesn't hold any more
 */
export async function finishSignIn(
  call: Call,
  { id, userId }: Pick<Staff, 'id' | 'userId'>,
  stillHolds: StillHolds,
): Promise<boolean> {
  const { services } = call;
  const { db, auth, env } = services;
  const member = await findStaffMember(db, id);
  if (!member) throw new Error('The member of staff was removed during the sign-in.');
  const opened = await auth.openStaffSession({ userId }, call, stillHolds);
  if (!opened) return false;
  const { sessionToken, setCookies } = opened;
  const isNewDevice = knownDevice(call, 'staff', member.email) === null;
  const source = {
    network: networkOf(call.source),
    userAgent: keptUserAgent(call.headers),
    createdAt: services.now(),
  };
  // A member's very first sign-in is always on a new device, and needs no mail.
  const mail = isNewDevice && member.lastSignInAt !== null ? await staffNewDevice(services, member, source) : undefined;
  await inTransaction(db, async (tx) => {
    await noteStaffSignIn(tx, { staffId: id, sessionToken }, source);
    if (mail) await postMail(tx, services, mail);
  });
  setCookies.forEach(call.setCookie);
  call.setCookie(deviceCookie(call, 'staff', member.email));
  call.setCookie({ name: cookieName, value: '', maxAge: 0, ...ownCookie(env.publicUrl) });
  return true;
}
