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

/** Gives the browser the proof that the password was right. */
export async function proveFirstStep(call: Call, { userId }: Staff): Promise<void> {
  const { db, env, now } = call.services;
  const token = newTicket();
  const ticket = { ...ticketOf(userId, token), verifiedAt: now(), tries: 0, expiresAt: proofEnds(now()) };
  await inTransaction(db, (tx) => issueTicket(tx, ticket));
  const cookie = { name: cookieName, value: `${userId}.${token}`, maxAge: proofMinutes * 60 };
  call.setCookie({ ...cookie, ...ownCookie(env.publicUrl) });
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

/** Begins the member's session, and mails them when the device is new to their account. */
export async function finishSignIn(call: Call, { id, userId }: Pick<Staff, 'id' | 'userId'>): Promise<void> {
  const { services } = call;
  const { db, auth, env } = services;
  const member = await findStaffMember(db, id);
  if (!member) throw new Error('The member of staff was removed during the sign-in.');
  const { sessionToken, setCookies } = await auth.openStaffSession({ userId }, call);
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
}
