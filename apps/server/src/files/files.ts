import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StartProblem } from '@boxwright/storage';
import { Disk } from 'flydrive';
import type { Env, S3Settings } from '../env.ts';
import { DurableDriver } from './durable-driver.ts';

/** What is kept, by its file name's ending. */
const contentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;
export type FileKind = keyof typeof contentTypes;

/**
 * Documents and pictures, the same on one node and on many. A file's name holds the checksum of its content: it never
 * changes, and what is read is what was put there, or an error.
 */
export interface Files {
  /** Stores bytes under their `newFileKey`: whole, or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws DamagedFile when the content isn't what was put there; another error when there is no such file. */
  get(key: string): Promise<Uint8Array>;
  exists(key: string): Promise<boolean>;
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>;
}

/** A key for these bytes alone, such as `order-form/12/<random>.<checksum>.pdf`. */
export const newFileKey = (folder: string, bytes: Uint8Array, kind: FileKind): string =>
  `${folder}/${randomBytes(9).toString('base64url')}.${checksumOf(bytes)}.${kind}`;

/** A stored file whose content isn't what was kept: restore it from a backup. */
export class DamagedFile extends Error {
  constructor(key: string) {
    super(`The stored file ${key} is damaged: its content doesn't match its checksum.`);
  }
}

/** The object storage of the settings, else `files` in the data folder. */
export async function openFiles(env: Pick<Env, 's3' | 'dataDir'>): Promise<Files> {
  return over(new Disk(env.s3 === null ? new DurableDriver(join(env.dataDir, 'files')) : await s3Driver(env.s3)));
}

async function s3Driver(s3: S3Settings) {
  // The SDK weighs more than all else of the server together, so only who uses S3 installs it.
  const { S3Driver } = await import('flydrive/drivers/s3').catch(() => {
    throw new StartProblem(
      'S3_BUCKET is set, but the S3 client is not installed: run `npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner`, or unset S3_BUCKET to keep files in DATA_DIR.',
    );
  });
  return new S3Driver({
    bucket: s3.bucket,
    region: s3.region,
    visibility: 'private',
    supportsACL: false,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Servers other than Amazon's are addressed by path.
    ...(s3.endpoint === null ? {} : { endpoint: s3.endpoint, forcePathStyle: true }),
  });
}

function over(disk: Disk): Files {
  return {
    put: (key, bytes) => disk.put(key, bytes, { contentType: contentTypeOf(key) }),
    async get(key) {
      const bytes = await disk.getBytes(key);
      // Files of earlier versions have no checksum in their names.
      const named = /\.([\w-]{43})\.\w+$/.exec(key)?.[1];
      if (named !== undefined && named !== checksumOf(bytes)) throw new DamagedFile(key);
      return bytes;
    },
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
  };
}

/** What a file is, told by its name. */
export const contentTypeOf = (name: string): string => {
  const [, ending = ''] = /\.(\w+)$/.exec(name) ?? [];
  return isKind(ending) ? contentTypes[ending] : 'application/octet-stream';
};

const isKind = (ending: string): ending is FileKind => Object.hasOwn(contentTypes, ending);

/** SHA-256, 43 characters of base64url. */
const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');
