import type { Blanks } from './blank.ts';
import type { Face } from './faces.ts';
import { facesOfPieces } from './placed-faces.ts';

/** A panel of a folded box, with the index of its blank. */
export type BoxFace = Face & { readonly blank: number };

/**
 * Every panel of a box at a progress from 0 (flat) to 1 (closed): each piece of each blank folded and at its position.
 * Lengths in millimetres, as middle surfaces of the board. `projectBox` accepts these faces.
 */
export function foldBox(box: Pick<Blanks, 'blanks'>, progress: number): BoxFace[] {
  const now = Math.min(1, Math.max(0, progress));
  return box.blanks.flatMap((blank, index) =>
    facesOfPieces(blank, now).flatMap((faces) => faces.map((face) => ({ ...face, blank: index }))),
  );
}
