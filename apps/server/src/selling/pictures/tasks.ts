import { task } from '../../process/work/task.ts';
import type { RequestedPicture } from './find-picture.ts';

/** Null when there is no such picture. */
export const boxPictureTask = task('boxPicture', async (asked: RequestedPicture) => {
  const { drawPicture } = await import('./draw-picture.ts');
  return drawPicture(asked);
});
