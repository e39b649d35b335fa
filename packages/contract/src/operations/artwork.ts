import { z } from 'zod';
import { artwork, artworkToken, placedArtwork, stickerContour } from '../fields/artwork.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';

const side = z.number().positive().max(455);

export const artworkOperations = {
  GetArtwork: operation({
    summary: 'What is known of an uploaded artwork.',
    method: 'POST',
    access: 'public',
    input: record({ token: field('token', artworkToken) }),
    output: artwork,
  }),
  GetStickerContour: operation({
    summary: 'The cut of a sticker in the special shape, traced around its artwork.',
    method: 'POST',
    access: 'public',
    input: record({
      artwork: field('artwork', placedArtwork),
      /** Of the sticker, in mm; the cut fits into them. */
      length: field('length', side),
      width: field('width', side),
    }),
    output: stickerContour,
  }),
};
