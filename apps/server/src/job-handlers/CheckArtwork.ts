import { checkArtwork } from '../selling/proofs/check-artwork.ts';
import type { JobHandler } from './handler.ts';

/** Checks a file that came for a line of an order. Checking it again finds the same, and a proof is sent once. */
export const CheckArtwork: JobHandler<'CheckArtwork'> = ({ lineArtworkId }, { services, log }) =>
  checkArtwork(services, lineArtworkId, log);
