import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as rest } from 'node:timers/promises';
import { StartProblem } from '@boxwright/cluster';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../process/env.ts';
import { type FileStore, FilesUnavailable } from './file-store.ts';

/** Tries of a request that got no answer, or an answer that asks to try again. All our requests may be repeated. */
const tries = 3;
const pauseMs = 100;
/** A megabyte a second. */
const bytesPerMs = 1_000;

interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array;
}

interface Body {
  readonly contents: Uint8Array<ArrayBuffer> | Blob;
  readonly length: number;
  readonly checksum: string;
  readonly contentType: string;
}

/** A large file is read in pieces of so many bytes, each of which can be tried again. */
const pieceLength = 8 * 1024 * 1024;

interface Body {
  readonly contents: Uint8Array<ArrayBuffer> | Blob;
  readonly length: number;
  readonly checksum: string;
  readonly contentType: string;
}

/**
 * Files in a bucket of an S3-compatible object store. A put is whole by itself, and the store compares what arrives with
 * the checksum in the signed request. `patienceMs` is how long a request may take with all its tries; storing a large
 * file may take longer.
 */
export function s3Store(s3: S3Settings, patienceMs = 10_000): FileStore {
  const client = new AwsClient({ ...s3, service: 's3' });
  const bucket = bucketAddress(s3);

  async function ask(
    method: string,
    key: string,
    { body, range }: { body?: Body; range?: string } = {},
  ): Promise<Answer> {
    const url = new URL(`${bucket}/${key}`);
    // The address resolves `..`, as a browser does.
    if (url.href !== `${bucket}/${key}`) throw new RangeError(`The key ${key} leads out of the bucket.`);
    const signal = AbortSignal.timeout(patienceMs + Math.round((body?.length ?? 0) / bytesPerMs));
    for (let attempt = 1; ; attempt += 1) {
      try {
        const signed = await client.sign(url, {
          method,
          ...(body === undefined ? {} : { body: body.contents }),
          headers: {
            'x-amz-content-sha256': body?.checksum ?? sha256(''),
            ...(body === undefined ? {} : { 'content-type': body.contentType }),
            ...(range === undefined ? {} : { range }),
          },
          redirect: 'manual', // a redirected request would arrive without its signature
          signal,
        });
        const response = await fetch(signed);
        const answer = { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
        if (attempt === tries || (answer.status < 500 && answer.status !== 429)) return answer;
      } catch (error) {
        if (attempt === tries || signal.aborted)
          throw new FilesUnavailable(`No answer from ${url.host}: ${reasonOf(error)}`, { cause: error });
      }
      await rest(pauseMs * 2 ** attempt);
    }
  }

  const putBody = async (key: string, body: Body): Promise<void> => {
    expectStatus(await ask('PUT', key, { body }), 200);
  };

  const piece = async (key: string, start: number): Promise<Uint8Array> => {
    const range = `bytes=${start}-${start + pieceLength - 1}`;
    const answer = expectStatus(await ask('GET', key, { range }), 200, 206, 416);
    return answer.status === 416 ? new Uint8Array() : answer.bytes;
  };

  async function* pieces(key: string, first: Uint8Array): AsyncGenerator<Uint8Array> {
    let [next, start] = [first, 0];
    while (next.length > 0) {
      yield next;
      start += next.length;
      if (next.length < pieceLength) return;
      next = await piece(key, start);
    }
  }

  return {
    put: (key, bytes, contentType) =>
      putBody(key, { contents: new Uint8Array(bytes), length: bytes.length, checksum: sha256(bytes), contentType }),
    async putFile(key, path, contentType) {
      const contents = await openAsBlob(path);
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      await putBody(key, { contents, length: contents.size, checksum: hash.digest('hex'), contentType });
    },
    open: async (key) => Readable.from(pieces(key, await piece(key, 0)), { objectMode: false }),
    async get(key) {
      return expectStatus(await ask('GET', key), 200).bytes;
    },
    async exists(key) {
      return expectStatus(await ask('HEAD', key), 200, 404).status === 200;
    },
    async remove(key) {
      expectStatus(await ask('DELETE', key), 200, 204, 404);
    },
  };
}

function bucketAddress({ endpoint, bucket, region }: S3Settings): string {
  // Amazon has a host for each bucket; other stores have a folder.
  return endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(`${endpoint}/${bucket}`).href; // normalised, as the addresses of files will be
}

function expectStatus(answer: Answer, ...expected: number[]): Answer {
  if (expected.includes(answer.status)) return answer;
  const code = /<Code>(\w+)<\/Code>/.exec(Buffer.from(answer.bytes).toString('utf8'))?.[1] ?? String(answer.status);
  if (code === 'NoSuchKey') throw new Error('There is no such file in the object store.');
  throw new FilesUnavailable(`The object store answers ${code}.`, { code });
}

/**
 * Tries at start, on a test file, everything that the shop will ask for, so that wrong settings show at once.
 * @throws StartProblem
 */
export async function checkS3(store: FileStore, s3: S3Settings): Promise<void> {
  const key = `start-check/${randomBytes(9).toString('base64url')}.txt`;
  try {
    await store.put(key, Buffer.from('This file may be deleted.'), 'text/plain');
    await store.get(key);
    await store.remove(key);
    // Without the permission to list, Amazon answers AccessDenied for a file that doesn't exist.
    await store.exists(key);
  } catch (error) {
    throw error instanceof FilesUnavailable ? startProblem(error, s3) : error;
  }
}

function startProblem({ code, message }: FilesUnavailable, s3: S3Settings): StartProblem {
  const { host } = new URL(bucketAddress(s3));
  switch (code) {
    case undefined:
      return new StartProblem(`${message}. Start the object store, or correct S3_ENDPOINT.`);
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
      return new StartProblem(
        `The object store at ${host} refuses the access key (${code}): correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
      );
    case 'AccessDenied':
    case '403':
      return new StartProblem(
        `The object store at ${host} doesn't let this access key use ${s3.bucket}: allow it to put, get, delete and list objects there.`,
      );
    case 'NoSuchBucket':
      return new StartProblem(
        `The object store at ${host} has no bucket ${s3.bucket}: create it, or correct S3_BUCKET.`,
      );
    default:
      return new StartProblem(
        `The object store at ${host} answers ${code}: check the settings whose names begin with S3_, and this machine's clock.`,
      );
  }
}

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** `fetch` says only that it failed; the cause says why. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
