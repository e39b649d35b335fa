import { type Input, type Output, ok, type Result } from '@boxwright/contract';
import type { Limits, Target } from '@boxwright/preflight';
import type { Artwork } from '@boxwright/storage';
import type { Services } from '../../../calls/services.ts';
import { readArtwork } from '../../artwork/read-artwork.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { configureDieline, drawConfiguredDieline } from '../../dielines/configured-dieline.ts';
import { readPrintFileLimits } from '../../settings/print-file-limits.ts';
import { printedFaceOf } from './printed-face.ts';
import { insideOfBox, targetOfBox } from './target-of-box.ts';

interface ArtworkOnBox {
  readonly artwork: Artwork;
  /** What is cut of the box. */
  readonly target: Target;
  /** The same of what is printed inside; null where nothing is. */
  readonly inside: Target | null;
  readonly limits: Limits;
  readonly shown: Pick<Output<'GetPicturePlacement'>, 'face' | 'shines'>;
}

/** A file and the box that it is for, as the customiser asks about both before there is an order. */
export async function readArtworkOnBox(
  services: Services,
  { artwork: token, place = null, coat, print = null, ...asked }: Input<'GetPicturePlacement'>,
): Promise<Result<ArtworkOnBox>> {
  const known = configureDieline(await currentCatalogue(services), asked);
  if (!known.ok) return known;
  const drawn = drawConfiguredDieline(known.value);
  if (!drawn.ok) return drawn;
  const found = await readArtwork(services.db, token);
  if (!found.ok) return found;
  const artwork = found.value;
  const { style, box, board } = drawn.value;
  const limits = await readPrintFileLimits(services.db);
  const target = targetOfBox({ style: style.id, box, board, coat, place, print }, limits);
  const inside = insideOfBox({ style: style.id, box, board, print }, limits);
  const shines = target.takesGloss && artwork.glossKey !== null;
  return ok({ artwork, target, inside, limits, shown: { face: board ? printedFaceOf(board) : 'coated', shines } });
}
