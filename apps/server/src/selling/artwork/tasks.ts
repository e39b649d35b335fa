import { task } from '../../process/work/task.ts';
import type { FileToSeparate } from './inspect/draw-inks.ts';
import type { DrawnInks, WithLayers } from './inspect/drawn-inks.ts';
import type { FileToInspect } from './inspect/inspect-artwork.ts';
import type { Inspected } from './inspect/inspected.ts';
import type { FileToPreflight, Preflighted } from './inspect/preflight-file.ts';

/** A photograph of 50 megapixels takes a second or two. */
export const inspectArtworkTask = task('inspectArtwork', async (file: FileToInspect): Promise<Inspected> => {
  const { inspectArtwork } = await import('./inspect/inspect-artwork.ts');
  return inspectArtwork(file);
});

/** Takes a file that is too large to be read. */
export const standInTask = task('standIn', async (file: Pick<FileToInspect, 'path'>): Promise<Inspected> => {
  const { standInFor } = await import('./inspect/inspect-artwork.ts');
  return standInFor(file);
});

/** A file against what will be cut: a second or two, five for one of 20 MB. */
export const preflightTask = task('preflight', async (file: FileToPreflight): Promise<Preflighted> => {
  const { preflightFile } = await import('./inspect/preflight-file.ts');
  return preflightFile(file);
});

/** Half a second for each ink of a usual page. */
export const drawInksTask = task('drawInks', async (file: FileToSeparate): Promise<DrawnInks & WithLayers> => {
  const { drawInks } = await import('./inspect/draw-inks.ts');
  return drawInks(file);
});

/** A picture of the catalogue: a second or two. */
export const encodePictureTask = task('encodePicture', async (path: string) => {
  const { encodePicture } = await import('./inspect/encode-picture.ts');
  return encodePicture(path);
});
