import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { StartProblem } from '@boxwright/storage';
import { Disk } from 'flydrive';
import type { Env, S3Settings } from '../env.ts';
import { DurableDriver } from './durable-driver.ts';

/** What is kept, by its file name's ending. */
export const contentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
} as const;
export type FileKind = keyof typeof contentTypes;

/**
 * Documents and pictures, the same on one node and on many. A file is named by the checksum of its content: it never
 * changes, and what is read is what was kept, or an error.
 */
export interface Files {
  /** Keeps bytes in a folder and answers their key, such as `order-form/12/<checksum>.pdf`. The same bytes are one file. */
  keep(folder: string, bytes: Uint8Array, kind: FileKind): Promise<string>;
  /** @throws DamagedFile when the content isn't what was kept; another error when there is no such file. */
  get(key: string): Promise<Uint8Array>;
  exists(key: string): Promise<boolean>;
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>;
}

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
    async keep(folder, bytes, kind) {
      const key = `${folder}/${checksumOf(bytes)}.${kind}`;
      await disk.put(key, bytes, { contentType: contentTypes[kind] });
      return key;
    },
    async get(key) {
      const bytes = await disk.getBytes(key);
      if (!key.includes(`/${checksumOf(bytes)}.`)) throw new DamagedFile(key);
      return bytes;
    },
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
  };
}

/** SHA-256, 43 characters of base64url. */
const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');
