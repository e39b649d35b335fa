import { task } from '../../process/work/task.ts';
import type { SheetToDraw } from './draw-sheet.ts';

/** A drawing takes a moment, a picture of many megapixels some seconds. */
export const printSheetTask = task('printSheet', async (asked: SheetToDraw): Promise<Uint8Array> => {
  const { drawSheet } = await import('./draw-sheet.ts');
  return drawSheet(asked);
});
