import { fail, ok, type PlacedArtwork, type Result } from '@boxwright/contract';
import { type Artwork, type DbOrTx, findArtwork } from '@boxwright/storage';
import type { Files } from '../../adapters/files/files.ts';
import type { NamedArtwork } from './named-artwork.ts';

/** The uploaded file with this token, or a text for the buyer. */
export async function readArtwork(db: DbOrTx, token: string): Promise<Result<Artwork>> {
  const artwork = await findArtwork(db, token);
  if (artwork) return ok(artwork);
  return fail('not_found', 'We do not have this artwork any more. Please upload the file again.', { field: 'artwork' });
}

/** The uploaded file that goes with a box in the place where its buyer has put it, as it is kept with goods; null without a token. */
export async function attachedArtworkOf(
  db: DbOrTx,
  { token, place }: { readonly token: string | null | undefined; readonly place: string | null | undefined },
): Promise<Result<(Pick<NamedArtwork, 'token' | 'name'> & { readonly place?: string }) | null>> {
  if (token === null || token === undefined) return ok(null);
  const found = await readArtwork(db, token);
  return found.ok ? ok({ token, name: found.value.name, ...(place && { place }) }) : found;
}

/** The picture for screens: a WebP without metadata, its transparency kept. */
export const readPreview = (files: Files, { previewKey }: Pick<Artwork, 'previewKey'>): Promise<Uint8Array> =>
  files.get(previewKey);

/** The buyer's file as it was sent. A JPEG may have to be turned by its EXIF orientation. */
export const readOriginal = (files: Files, { fileKey }: Pick<Artwork, 'fileKey'>): Promise<Uint8Array> =>
  files.get(fileKey);

/** What is printed of it, where that was written anew: drawing alone. Null where the file itself is printed. */
export const readPrint = async (files: Files, { printKey }: Pick<Artwork, 'printKey'>): Promise<Uint8Array | null> =>
  printKey === null ? null : files.get(printKey);

/** The white that the file has, see `whiteKey`; null without any. */
export const readWhite = async (files: Files, { whiteKey }: Pick<Artwork, 'whiteKey'>): Promise<Uint8Array | null> =>
  whiteKey === null ? null : files.get(whiteKey);

/** Where the file has a varnish that shines, see `glossKey`; null without any. */
export const readGloss = async (files: Files, { glossKey }: Pick<Artwork, 'glossKey'>): Promise<Uint8Array | null> =>
  glossKey === null ? null : files.get(glossKey);

/** An artwork that a request names, with its file's name; null when it names none. */
export async function nameArtwork(
  db: DbOrTx,
  placed: PlacedArtwork | null | undefined,
): Promise<Result<NamedArtwork | null>> {
  if (!placed) return ok(null);
  const found = await readArtwork(db, placed.token);
  if (!found.ok) return found;
  const { token, fit, offset, smoothing, cut, white, place } = placed;
  if (white && found.value.whiteKey === null) return withoutWhite;
  const chosen = { ...(cut && { cut }), ...(white && { white }), ...(place && { place }) };
  return ok({ token, name: found.value.name, fit, offset, smoothing, ...chosen });
}

const withoutWhite = fail('invalid', 'This file has no white of its own. Please let us print it under your picture.', {
  field: 'artwork',
});
