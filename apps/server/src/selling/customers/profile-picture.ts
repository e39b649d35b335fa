import { fail, ok, profilePicture, type Result } from '@boxwright/contract';
import { inTransaction } from '@boxwright/storage';
import { newFileKey } from '../../adapters/files/files.ts';
import type { Call } from '../../calls/call.ts';
import { profilePictureTask } from './tasks.ts';

/** Largest picture in bytes; the page reduces larger pictures before sending them. */
const largest = 150 * 1024;

/** Whether bytes begin with the signature of a JPEG, PNG or WebP file. */
const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).toString('hex') === 'ffd8ff' ||
  bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a' ||
  (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP');

const unreadable = 'Please choose a JPEG, PNG or WebP picture.';
const tooManyPixels = 'Please choose a picture of at most 16 megapixels.';

/** Longer than saving a profile can take. */
const longestChangeMs = 10 * 60_000;

const refuse = (text: string) => fail('invalid', text, { field: 'picture' });

/** What to do with the stored picture: undefined keeps it, null goes back to the initials, bytes replace it. */
export function readPicture(sent: string | undefined): Result<Uint8Array | null | undefined> {
  if (sent === undefined || sent === profilePicture.kept) return ok(undefined);
  if (sent === profilePicture.initials) return ok(null);
  const base64 = /^data:image\/[a-z]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(sent)?.[1];
  const bytes = Buffer.from(base64 ?? '', 'base64');
  // The declared media type is ignored; only the bytes count.
  if (!isPicture(bytes)) return refuse(unreadable);
  if (bytes.length > largest) return refuse('Please choose a picture of at most 150 KB.');
  return ok(new Uint8Array(bytes));
}

/**
 * Re-encodes and stores a picture, and returns its name. The caller then writes the name to the customer's row; a job
 * that is enqueued before the file is written removes it if that never happens.
 */
export async function storePicture(call: Pick<Call, 'services' | 'source'>, customerId: number, sent: Uint8Array) {
  const { db, files, jobs, now, work } = call.services;
  const encoded = await work.run(profilePictureTask, sent, call.source);
  if (!encoded.ok) return refuse(encoded.problem === 'too many pixels' ? tooManyPixels : unreadable);
  const key = newFileKey(pictureFolder(customerId), encoded.bytes, 'webp');
  const name = key.slice(key.lastIndexOf('/') + 1);
  const startAfter = new Date(now().getTime() + longestChangeMs);
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'RemovePicture', { customerId, name }, { startAfter }));
  await files.put(key, encoded.bytes);
  return ok(name);
}

/** Folder of a customer's pictures in the file store. */
export const pictureFolder = (customerId: number): string => `profile-pictures/${customerId}`;
export const pictureKey = (customerId: number, name: string): string => `${pictureFolder(customerId)}/${name}`;

/** The address of a stored picture; only its customer may load it. The name changes with the picture. */
export const pictureAddress = (name: string): string => `/account/picture/${name}`;
