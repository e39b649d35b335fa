import { fail, ok, profilePicture, type Result } from '@boxwright/contract';
import { contentTypes, type FileKind } from '../files/files.ts';

/** A picture that somebody sent, looked at. */
export interface SentPicture {
  readonly bytes: Buffer;
  readonly kind: FileKind;
}

/** Bytes of a picture; the page makes it smaller than this before it sends it. */
const largest = 150 * 1024;

/** What a file of each kind begins with. */
const kinds = [
  {
    kind: 'jpg',
    isOne: (bytes: Buffer) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff',
  },
  {
    kind: 'png',
    isOne: (bytes: Buffer) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a',
  },
  {
    kind: 'webp',
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
  const found = kinds.find(({ isOne }) => isOne(bytes));
  if (!found) return refuse('Please choose a JPEG, PNG or WebP picture.');
  if (bytes.length > largest) return refuse('Please choose a picture of at most 150 KB.');
  return ok({ bytes, kind: found.kind });
}

/** Where a customer's pictures lie among the files. */
export const pictureFolder = (customerId: number): string => `profile-pictures/${customerId}`;
export const pictureKey = (customerId: number, name: string): string => `${pictureFolder(customerId)}/${name}`;

/** The file's name in its folder, which is what the customer's row keeps. */
export const pictureName = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** The address of a stored picture, for the customer alone; the name changes with the picture. */
export const pictureAddress = (name: string): string => `/account/picture/${name}`;

/** What a stored picture is, told by its name. */
export const contentTypeOf = (name: string): string =>
  contentTypes[kinds.find(({ kind }) => name.endsWith(`.${kind}`))?.kind ?? 'webp'];
