import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { StartProblem } from '@boxwright/storage';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Env, S3Settings } from './env.ts';

/** Documents and uploads under keys such as `invoices/26-27/000123.pdf`; the same code on one node and on many. */
export interface Files {
  /** Stores bytes under a key; an earlier file of that key is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Throws when there is no such file. */
  get(key: string): Promise<Uint8Array>;
  stream(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  /** Nothing happens when there is no such file. */
  remove(key: string): Promise<void>;
}

/** The object storage of the settings, else `files` in the data folder. */
export async function openFiles(env: Pick<Env, 's3' | 'dataDir'>): Promise<Files> {
  return over(new Disk(env.s3 === null ? localDriver(env.dataDir) : await s3Driver(env.s3)));
}

function localDriver(dataDir: string) {
  return new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' });
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
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    get: (key) => disk.getBytes(key),
    stream: (key) => disk.getStream(key),
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
  };
}
