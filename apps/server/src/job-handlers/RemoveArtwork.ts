import { findArtwork } from '@boxwright/storage';
import { artworkKey } from '../selling/artwork/artwork-files.ts';
import type { JobHandler } from './handler.ts';

/** Deletes the files unless the artwork has a row: it is stored after its files and deleted before them. */
export const RemoveArtwork: JobHandler<'RemoveArtwork'> = async ({ token, names }, { services }) => {
  if (await findArtwork(services.db, token)) return;
  for (const name of names) await services.files.remove(artworkKey(token, name));
};
