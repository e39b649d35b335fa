import { type CataloguePictureEntry, pictureAddress } from '@boxwright/contract';
import { type DbOrTx, findCataloguePicture, type PicturedEntry, type PicturedKind } from '@boxwright/storage';

/** The token in the address of a picture that staff have uploaded; undefined for other addresses. */
export const tokenIn = (address: string): string | undefined =>
  /^\/pictures\/catalogue\/([\w-]{24})\.webp$/.exec(address)?.[1];

/** An entry's picture with its text. */
export async function presentPicture(
  db: DbOrTx,
  kind: PicturedKind,
  entry: PicturedEntry,
  uploaded: string,
): Promise<CataloguePictureEntry> {
  const image = entry.image ?? '';
  const token = tokenIn(image);
  const shown = token === undefined ? undefined : await findCataloguePicture(db, token);
  const { id, name, version } = entry;
  return { kind, id, name, version, image, alt: shown?.alt ?? '', uploaded: uploaded && pictureAddress(uploaded) };
}
