import { task } from '../../process/work/task.ts';
import type { ProofToDraw } from './draw-proof.ts';

/** A drawing takes a moment, a picture of many megapixels some seconds. */
export const proofSheetTask = task('proofSheet', async (asked: ProofToDraw): Promise<Uint8Array> => {
  const { drawProof } = await import('./draw-proof.ts');
  return drawProof(asked);
});
