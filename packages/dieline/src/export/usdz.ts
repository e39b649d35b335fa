import { type Zippable, zipSync } from 'fflate';
import { mesh } from '../folding/mesh.ts';
import { type ModelBox, type ModelOptions, type ModelPicture, modelColours } from './model.ts';
import { usdaOf } from './usda.ts';

type Entry = { readonly name: string; readonly bytes: Uint8Array };

/**
 * The box at a progress from 0 (flat) to 1 (closed) as USDZ, which iPhones and iPads show in their camera's picture at
 * its true size: the same meshes and pictures as in the GLB.
 *
 * Source: USDZ File Format Specification 1.3 (Pixar).
 */
export function toUsdz(box: ModelBox, progress: number, options: ModelOptions = {}): Uint8Array<ArrayBuffer> {
  const {
    print = modelColours.print,
    board = modelColours.board,
    artwork = [],
    inside = [],
    coat,
    gloss = [],
  } = options;
  const blanks = mesh(box, progress);
  const files = blanks.map((_, index) => fileOf('artwork', artwork[index], index));
  const insides = blanks.map((_, index) => fileOf('inside', inside[index], index));
  const masks = blanks.map((_, index) => (coat && coat.clear > 0 ? fileOf('gloss', gloss[index], index) : null));
  const layer = usdaOf(box.style, blanks, {
    ...{ print, board, coat },
    ...{ artwork: namesOf(files), inside: namesOf(insides), gloss: namesOf(masks) },
  });
  const entries: Entry[] = [{ name: 'box.usda', bytes: new TextEncoder().encode(layer) }];
  return packed([...entries, ...[...files, ...insides, ...masks].filter((file) => file !== null)]);
}

const fileOf = (
  what: 'artwork' | 'inside' | 'gloss',
  picture: ModelPicture | null | undefined,
  index: number,
): Entry | null =>
  picture
    ? { name: `${what}_${index + 1}.${picture.type === 'image/png' ? 'png' : 'jpg'}`, bytes: picture.bytes }
    : null;

const namesOf = (files: readonly (Entry | null)[]) => files.map((file) => file?.name ?? null);

/** Readers use the files where they lie in memory, so nothing is compressed and each begins at a multiple of this. */
const alignment = 64;
/** Before a file's name, and before what fills up after it, in bytes. */
const [fileHead, fillerHead] = [30, 4];
/** The number that Pixar's writer has for what fills up. */
const filler = 0x1986;
/** The first that a ZIP can have, so that the same box is the same file. */
const firstDay = '1980-01-01T12:00:00';

/** The first entry is the one that readers open. */
function packed(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const files: Zippable = {};
  let at = 0;
  for (const { name, bytes } of entries) {
    const begin = at + fileHead + name.length + fillerHead;
    const fill = (alignment - (begin % alignment)) % alignment;
    files[name] = [bytes, { extra: { [filler]: new Uint8Array(fill) } }];
    at = begin + fill + bytes.length;
  }
  return zipSync(files, { level: 0, mtime: firstDay });
}
