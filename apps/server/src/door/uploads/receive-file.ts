import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ArtworkKind, fail, ok, type Result } from '@boxwright/contract';
import { Busboy } from '@fastify/busboy';
import { kindOfFile } from '../../selling/artwork/inspect/file-kind.ts';

/** The field of the form that holds the file. */
const fieldName = 'file';

/** After so long without a byte, the sender counts as gone. */
const stalledMs = 30_000;

export interface ReceivedFile {
  readonly path: string;
  /** The sender's name for the file. */
  readonly name: string;
  readonly bytes: number;
  /** By its first bytes; undefined for kinds that no upload accepts. */
  readonly kind: ArtworkKind | undefined;
}

/** The connection ended before the file was complete; nobody is there to be answered. */
export class SenderGone extends Error {}

const refuse = (text: string) => fail('invalid', text, { field: fieldName });
const notOne = refuse('Please send one file, in the field “file” of a form (multipart/form-data).');
const incomplete = refuse('The file did not arrive completely. Please upload it again.');

/**
 * Receives the one file of a form into a file of this machine, piece by piece: it is never in memory as a whole. When
 * it returns a failure or throws, the file is removed.
 *
 * @param most bytes that are accepted; a larger file is refused
 * @param onNamed called with the sender's name for the file as soon as that is known
 */
export async function receiveFile(
  request: IncomingMessage,
  path: string,
  most: number,
  tooLarge: string,
  onNamed: (name: string) => void = () => undefined,
): Promise<Result<ReceivedFile>> {
  const { 'content-type': type = '' } = request.headers;
  const whole = Promise.withResolvers<Result<ReceivedFile>>();
  let writing: Promise<unknown> = Promise.resolve();
  const stop = new AbortController();
  let file: { readonly name: string; readonly kept: WriteStream } | undefined;

  const takeFile = (field: string, part: Readable, filename: string) => {
    part.once('limit', () => whole.resolve(refuse(tooLarge)));
    if (field !== fieldName) {
      part.resume();
      whole.resolve(notOne);
      return;
    }
    const kept = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    file = { name: filename, kept };
    onNamed(filename);
    writing = pipeline(part, kept, stop).catch(whole.reject);
  };

  const form = openForm(type, most);
  if (form === undefined) return notOne;
  form.on('file', takeFile);
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) form.on(limit, () => whole.resolve(notOne));
  form.on('field', () => whole.resolve(notOne));
  form.on('error', () => whole.resolve(incomplete));
  form.on('finish', async () => {
    await writing;
    if (!file) whole.resolve(notOne);
    else {
      const { name, kept } = file;
      const kind = await kindOfFile(path);
      whole.resolve(ok({ path, name, bytes: kept.bytesWritten, kind }));
    }
  });
  const gone = () => whole.reject(new SenderGone());
  const stalled = setTimeout(gone, stalledMs);
  const refresh = () => void stalled.refresh();
  request.on('data', refresh);
  request.once('close', () => {
    if (!request.readableEnded) gone();
  });
  request.pipe(form);

  let received: Result<ReceivedFile> | undefined;
  try {
    received = await whole.promise;
    return received;
  } finally {
    clearTimeout(stalled);
    request.off('data', refresh).unpipe(form);
    form
      .removeAllListeners('error')
      .on('error', () => undefined)
      .destroy();
    if (!received?.ok) {
      stop.abort();
      await writing.catch(() => undefined);
      await rm(path, { force: true });
    }
  }
}

function openForm(type: string, most: number): InstanceType<typeof Busboy> | undefined {
  try {
    const limits = { files: 1, fields: 0, parts: 1, fileSize: most, headerPairs: 20, fieldNameSize: 100 };
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    return undefined; // no boundary
  }
}
