import type { Readable } from 'node:stream';

/** Keeps bytes under keys, in a folder or in an S3-compatible object store. */
export interface FileStore {
  /** Stores the bytes as a whole: when it throws, no reader sees a part of them. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The same with the bytes of a file of this machine, which needn't fit into memory. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  /** @throws when there is no such file. */
  open(key: string): Promise<Readable>;
  /** @throws when there is no such file. */
  get(key: string): Promise<Uint8Array>;
  exists(key: string): Promise<boolean>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
}

/** The object store can't be reached, or doesn't do what it is asked. Nothing is lost: the same request may work later. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable';
  /** The store's own code, such as `AccessDenied`; undefined when it didn't answer. */
  readonly code: string | undefined;
  constructor(message: string, options: { readonly code?: string; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.code = options.code;
  }
}
