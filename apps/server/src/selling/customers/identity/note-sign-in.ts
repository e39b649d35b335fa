import { inTransaction, noteSignIn, type SignInSource } from '@boxwright/storage';
import type { Call } from '../../../calls/call.ts';
import type { Services } from '../../../calls/services.ts';
import { networkOf } from '../../../process/source.ts';
import { keptUserAgent } from './device-words.ts';
import { knownDevice } from './devices.ts';

/** The facts noted about an attempt to sign in as a customer; call it before the answer makes the device known. */
export const sourceOfSignIn = (
  call: Pick<Call, 'services' | 'source' | 'cookies' | 'headers'>,
  email: string,
): SignInSource => ({
  network: networkOf(call.source),
  userAgent: keptUserAgent(call.headers),
  isNewDevice: knownDevice(call, 'customer', email) === null,
  createdAt: call.services.now(),
});

/** Notes a sign-in, and mails the customer when it was with a device that the account didn't know. */
export async function noteSignInOf(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  customerId: number,
  sessionToken: string,
  source: SignInSource,
): Promise<void> {
  const session = { customerId, sessionToken };
  if (!source.isNewDevice) return void (await noteSignIn(db, session, source));
  await inTransaction(db, async (tx) => {
    const { id } = await noteSignIn(tx, session, source);
    await jobs.enqueue(tx, 'WriteMail', { mail: 'new-device', signInId: id });
  });
}
