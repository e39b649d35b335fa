import { exactly, task } from '../../process/work/task.ts';
import type { FileToSeparate } from './inspect/draw-inks.ts';
import type { DrawnInks, WithLayers } from './inspect/drawn-inks.ts';
import type { FileToInspect, PageToDraw } from './inspect/inspect-artwork.ts';
import type { InspectedFile } from './inspect/inspected.ts';
import type { FileToPreflight, KeptToPreflight, Preflighted } from './inspect/preflight-file.ts';

/** A photograph of 50 megapixels takes a second or two. */
export const inspectArtworkTask = task('inspectArtwork', async (file: FileToInspect): Promise<InspectedFile> => {
  const { besideIt, inspectArtwork } = await import('./inspect/inspect-artwork.ts');
  return besideIt(file.path, await inspectArtwork(file));
});

/** Takes a file that is too large to be read: a second for 500 MB. */
export const standInTask = task('standIn', async (file: Pick<FileToInspect, 'path'>): Promise<InspectedFile> => {
  const { besideIt, standInFor } = await import('./inspect/inspect-artwork.ts');
  return besideIt(file.path, await standInFor(file));
});

/** A file against what will be cut: a second or two, five for one of 20 MB. */
export const preflightTask = task('preflight', async (file: FileToPreflight): Promise<Preflighted> => {
  const { preflightFile } = await import('./inspect/preflight-file.ts');
  return preflightFile(file);
});

/** The same by the drawing that was kept at its upload: a part of a second. */
export const preflightKeptTask = task('preflightKept', async (file: KeptToPreflight): Promise<Preflighted | null> => {
  const { preflightKept } = await import('./inspect/preflight-file.ts');
  return preflightKept(file);
});

/** Half a second for each ink of a usual page. */
export const drawInksTask = task('drawInks', async (file: FileToSeparate): Promise<DrawnInks & WithLayers> => {
  const { drawInks } = await import('./inspect/draw-inks.ts');
  return drawInks(file);
});

/** Draws another page of a file as a picture for screens. It may take as long as an upload. */
export const drawPageTask = task('drawPage', async (page: PageToDraw) => {
  const { drawnForScreens } = await import('./inspect/inspect-artwork.ts');
  const picture = await drawnForScreens(page);
  return picture && exactly(picture);
});

/** A picture of the catalogue: a second or two. */
export const encodePictureTask = task('encodePicture', async (path: string) => {
  const { encodePicture } = await import('./inspect/encode-picture.ts');
  return encodePicture(path);
});
