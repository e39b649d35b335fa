import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../../process/env.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';

/** Content types by file extension. */
const contentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  tif: 'image/tiff',
  /** Of a file that is being sent. */
  part: 'application/octet-stream',
} as const;
export type FileKind = keyof typeof contentTypes;

/**
 * Stored documents and pictures, on a local disk or in object storage. A file's name holds the checksum of its
 * content: a file never changes, and reading it returns the stored bytes or throws.
 */
export interface Files {
  /** Stores bytes under their `newFileKey`, atomically. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Stores a file of this machine under its `newKeyOfFile`; it needn't fit into memory. */
  putFile(key: string, path: string): Promise<void>;
  /**
   * A file piece by piece. Its stream ends with DamagedFile when the content doesn't match its checksum.
   *
   * @throws when there is no such file.
   */
  open(key: string): Promise<Readable>;
  /** @throws DamagedFile when the content doesn't match its checksum; another error when there is no such file. */
  get(key: string): Promise<Uint8Array>;
  exists(key: string): Promise<boolean>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
}

/** A key for these bytes alone, such as `order-form/12/<random>.<checksum>.pdf`. */
export const newFileKey = (folder: string, bytes: Uint8Array, kind: FileKind): string =>
  fileKeyOf(`${folder}/${randomBytes(9).toString('base64url')}`, bytes, kind);

/** A key for a file of this machine alone. */
export const newKeyOfFile = async (folder: string, path: string, kind: FileKind): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return `${folder}/${randomBytes(9).toString('base64url')}.${hash.digest('base64url')}.${kind}`;
};

/** The key of a file that is made again with the same bytes, such as `tax-invoice/12/7.<checksum>.pdf`. */
export const fileKeyOf = (name: string, bytes: Uint8Array, kind: FileKind): string =>
  `${name}.${checksumOf(bytes)}.${kind}`;

/** A stored file whose content changed since it was stored: restore it from a backup. */
export class DamagedFile extends Error {
  constructor(key: string) {
    super(`The stored file ${key} is damaged: its content doesn't match its checksum.`);
  }
}

/** Opens the configured object storage, or else the folder `files` in the data folder. */
export async function openFiles(env: Pick<Env, 's3' | 'dataDir'>): Promise<Files> {
  if (env.s3 === null) return over(folderStore(join(env.dataDir, 'files')));
  // Loaded only where it is used.
  const { checkS3, s3Store } = await import('./s3-store.ts');
  const store = s3Store(env.s3);
  await checkS3(store, env.s3);
  return over(store);
}

function over(store: FileStore): Files {
  return {
    put: (key, bytes) => store.put(key, bytes, contentTypeOf(key)),
    async get(key) {
      const bytes = await store.get(key);
      const named = checksumIn(key);
      if (named !== undefined && named !== checksumOf(bytes)) throw new DamagedFile(key);
      return bytes;
    },
    putFile: (key, path) => store.putFile(key, path, contentTypeOf(key)),
    async open(key) {
      const named = checksumIn(key);
      const hash = createHash('sha256');
      const checked = new Transform({
        transform(piece: Uint8Array, _encoding, done) {
          hash.update(piece);
          done(null, piece);
        },
        flush(done) {
          done(named === undefined || named === hash.digest('base64url') ? null : new DamagedFile(key));
        },
      });
      // Whoever reads `checked` gets every error.
      pipeline(await store.open(key), checked).catch(() => undefined);
      return checked;
    },
    exists: store.exists,
    remove: store.remove,
  };
}

/** Files of earlier versions have no checksum in their names. */
export const checksumIn = (key: string): string | undefined => /\.([\w-]{43})\.\w+$/.exec(key)?.[1];

/** A file's content type, by its extension. */
export const contentTypeOf = (name: string): string => {
  const [, ending = ''] = /\.(\w+)$/.exec(name) ?? [];
  return isKind(ending) ? contentTypes[ending] : 'application/octet-stream';
};

const isKind = (ending: string): ending is FileKind => Object.hasOwn(contentTypes, ending);

/** SHA-256, 43 characters of base64url. */
export const checksumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');
