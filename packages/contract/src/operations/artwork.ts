import { z } from 'zod';
import { artwork, artworkToken, placedArtwork, stickerContour } from '../fields/artwork.ts';
import { artworkPlacement, boardFaces, finding } from '../fields/proof.ts';
import { operation } from '../kernel/operation.ts';
import { field, record } from '../kernel/record.ts';
import { askedDieline } from './dielines.ts';

const side = z.number().positive().max(455);

export const artworkOperations = {
  GetArtwork: operation({
    summary: 'The properties of an uploaded artwork.',
    method: 'POST',
    access: 'public',
    input: record({ token: field('token', artworkToken) }),
    output: artwork,
  }),
  GetArtworkPlacement: operation({
    summary: 'How an uploaded artwork lies on the drawing of a box, and what its check against that drawing finds.',
    method: 'POST',
    access: 'public',
    input: record({ artwork: field('artwork_token', artworkToken), ...askedDieline }),
    output: record({
      /** Null if it doesn't fit. */
      placement: field('placement', artworkPlacement.nullable()),
      /** What stops first; empty for a file that passes. */
      findings: field('findings', z.array(finding)),
      face: field('face', z.enum(boardFaces)),
    }),
  }),
  GetStickerContour: operation({
    summary: 'The cut of a sticker in the special shape, traced around its artwork.',
    method: 'POST',
    access: 'public',
    input: record({
      artwork: field('artwork', placedArtwork),
      /** Size of the sticker in mm, into which the cut is fitted. */
      length: field('length', side),
      width: field('width', side),
    }),
    output: stickerContour,
  }),
};
