import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { StartProblem } from '@boxwright/cluster';
import { Disk } from 'flydrive';
import type { Env, S3Settings } from '../../process/env.ts';
import { DurableDriver } from './durable-driver.ts';

/** Content types by file extension. */
const contentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;
export type FileKind = keyof typeof contentTypes;

/**
 * Stored documents and pictures, on a local disk or in object storage. A file's name holds the checksum of its
 * content: a file never changes, and reading it returns the stored bytes or throws.
 */
export interface Files {
  /** Stores bytes under their `newFileKey`, atomically. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** @throws DamagedFile when the content doesn't match its checksum; another error when there is no such file. */
  get(key: string): Promise<Uint8Array>;
  exists(key: string): Promise<boolean>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
}

/** A key for these bytes alone, such as `order-form/12/<random>.<checksum>.pdf`. */
export const newFileKey = (folder: string, bytes: Uint8Array, kind: FileKind): string =>
  `${folder}/${randomBytes(9).toString('base64url')}.${checksumOf(bytes)}.${kind}`;

/** A stored file whose content changed since it was stored: restore it from a backup. */
export class DamagedFile extends Error {
  constructor(key: string) {
    super(`The stored file ${key} is damaged: its content doesn't match its checksum.`);
  }
}

/** Opens the configured object storage, or else the folder `files` in the data folder. */
export async function openFiles(env: Pick<Env, 's3' | 'dataDir'>): Promise<Files> {
  return over(new Disk(env.s3 === null ? new DurableDriver(join(env.dataDir, 'files')) : await s3Driver(env.s3)));
}

async function s3Driver(s3: S3Settings) {
  // The SDK is larger than all other server dependencies together, so only installations that use S3 install it.
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
    // S3-compatible servers other than Amazon's need path-style addresses.
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

/** A file's content type, by its extension. */
export const contentTypeOf = (name: string): string => {
  const [, ending = ''] = /\.(\w+)$/.exec(name) ?? [];
  return isKind(ending) ? contentTypes[ending] : 'application/octet-stream';
};

const isKind = (ending: string): ending is FileKind => Object.hasOwn(contentTypes, ending);

/** SHA-256, 43 characters of base64url. */
const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');
