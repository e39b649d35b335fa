import { randomBytes } from 'node:crypto';
import { fail, ok, profilePicture, type Result } from '@boxwright/contract';

/** A picture that somebody sent, looked at. */
export interface SentPicture {
  readonly name: string;
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** Bytes of a picture; the page makes it smaller than this before it sends it. */
const largest = 150 * 1024;

/** What a file of each kind begins with. */
const kinds = [
  {
    extension: 'jpg',
    contentType: 'image/jpeg',
    isOne: (bytes: Buffer) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff',
  },
  {
    extension: 'png',
    contentType: 'image/png',
    isOne: (bytes: Buffer) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a',
  },
  {
    extension: 'webp',
    contentType: 'image/webp',
    isOne: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
] as const;

const refuse = (text: string) => fail('invalid', text, { field: 'picture' });

/** What shall become of the stored picture: undefined keeps it, null goes back to the initials. */
export function readPicture(sent: string | undefined): Result<SentPicture | null | undefined> {
  if (sent === undefined || sent === profilePicture.kept) return ok(undefined);
  if (sent === profilePicture.initials) return ok(null);
  const base64 = /^data:image\/[a-z]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(sent)?.[1];
  const bytes = Buffer.from(base64 ?? '', 'base64');
  // What it says it is doesn't count, only what it is.
  const kind = kinds.find(({ isOne }) => isOne(bytes));
  if (!kind) return refuse('Please choose a JPEG, PNG or WebP picture.');
  if (bytes.length > largest) return refuse('Please choose a picture of at most 150 KB.');
  const name = `${randomBytes(12).toString('base64url')}.${kind.extension}`;
  return ok({ name, bytes, contentType: kind.contentType });
}

/** Where a customer's picture lies among the files. */
export const pictureKey = (customerId: number, name: string): string => `profile-pictures/${customerId}/${name}`;

/** The address of a stored picture, for the customer alone; the name changes with the picture. */
export const pictureAddress = (name: string): string => `/account/picture/${name}`;

/** What a stored picture is, told by its name. */
export const contentTypeOf = (name: string): string =>
  kinds.find(({ extension }) => name.endsWith(`.${extension}`))?.contentType ?? 'application/octet-stream';
