import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import type { Code } from '@boxwright/preflight';
import type { Artwork } from '@boxwright/storage';
import { checksumIn } from '../../../adapters/files/files.ts';
import type { PageOnPaper } from './drawn-file.ts';

/** Long enough for a buyer who has sent a file to choose a box for it. */
const keptMs = 15 * 60_000;
/** Of all drawings together, in bytes: a photograph over a large carton takes some twenty MB. */
const mostBytes = 192 * 1024 * 1024;
/** Uploads need the rest of the disk, in bytes: see `openUploadRoom`. */
const leastFree = 512 * 1024 * 1024;

/** The folder of the drawings: they are made again where they are gone, so nothing else refers to them. */
export const drawingsFolder = ({ dataDir }: { readonly dataDir: string }): string => join(dataDir, 'drawings');

/** @param checksum of the file, as `checksumOf` makes it */
export const drawingPath = (folder: string, checksum: string, page: number): string =>
  join(folder, `${checksum}.${page}`);

/** A drawing, with the codes on it where they are known. */
export interface KeptDrawing extends PageOnPaper {
  readonly codes: readonly Code[] | null;
}

/**
 * Keeps a drawing for the checks that follow an upload, for as long as there is room. Others may write and remove at the
 * same time: a drawing is there as a whole or not at all.
 */
export async function keepDrawing(path: string, drawn: KeptDrawing): Promise<void> {
  const bytes = await promisify(zstdCompress)(serialize(drawn), { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
  const folder = join(path, '..');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  const mayKeep = bavail * bsize > leastFree;
  await sweepDrawings(folder, mayKeep ? mostBytes - bytes.length : 0);
  if (mayKeep) await writeWhole(path, bytes);
}

/** Keeps what was found on a drawing whose codes weren't looked for when it came. */
export const keepCodes = (path: string, codes: readonly Code[]): Promise<void> =>
  writeWhole(codesPath(path), serialize(codes));

const codesPath = (path: string): string => `${path}.codes`;

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const written = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(written, bytes, { mode: 0o600 });
  await rename(written, path);
}

/** The path of an artwork's drawing where that is kept, so that its check takes little time. */
export async function drawingOf(
  folder: string,
  { fileKey, page }: Pick<Artwork, 'fileKey' | 'page'>,
): Promise<string | undefined> {
  const checksum = checksumIn(fileKey);
  const path = checksum && drawingPath(folder, checksum, page);
  return path && (await stat(path).catch(() => null)) ? path : undefined;
}

/** Undefined when it isn't kept any more. */
export async function keptDrawing(path: string): Promise<KeptDrawing | undefined> {
  const [bytes, found] = await Promise.all(
    [path, codesPath(path)].map((each) => readFile(each).catch(() => undefined)),
  );
  if (!bytes) return undefined;
  const drawn: KeptDrawing = deserialize(await promisify(zstdDecompress)(bytes)); // as `keepDrawing` made it
  return { ...drawn, codes: drawn.codes ?? (found ? deserialize(found) : null) }; // as `keepCodes` made them
}

/** Removes drawings that are old, and the oldest ones beyond so many bytes. */
export async function sweepDrawings(folder: string, most = mostBytes, now = Date.now()): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), facts: await stat(join(folder, name)).catch(() => null) })),
  );
  let left = most;
  for (const { path, facts } of found.toSorted(
    (one, other) => (other.facts?.mtimeMs ?? 0) - (one.facts?.mtimeMs ?? 0),
  )) {
    left -= facts?.size ?? 0;
    if (left < 0 || now - (facts?.mtimeMs ?? 0) > keptMs) await rm(path, { force: true });
  }
}
