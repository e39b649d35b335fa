import type { Dieline } from './dieline.ts';
import type { Face } from './faces.ts';

/** Folds the sheet up: progress 0 is flat, 1 is closed; walls first, closures last. */
export function fold(_dieline: Dieline, _progress: number): Face[] {
  throw new Error('Not folded yet');
}
