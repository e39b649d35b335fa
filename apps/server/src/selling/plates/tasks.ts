import { exactly, task } from '../../process/work/task.ts';
import type { PlatesToLay } from './lay-plates.ts';

/** A sheet with its artwork: some seconds for a large file. */
export const layPlatesTask = task('layPlates', async (asked: PlatesToLay) => {
  const { layPlates } = await import('./lay-plates.ts');
  const laid = await layPlates(asked);
  return laid instanceof Uint8Array ? exactly(laid) : laid;
});
