import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { presentArtwork } from '../../selling/artwork/present-artwork.ts';
import { readArtwork } from '../../selling/artwork/read-artwork.ts';

export const GetArtwork: Handler<'GetArtwork'> = async ({ token }, { services }) => {
  const artwork = await readArtwork(services.db, token);
  return artwork.ok ? ok(presentArtwork(artwork.value)) : artwork;
};
