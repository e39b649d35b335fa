import type { Inspected } from '../selling/artwork/inspect/inspected.ts';
import type { SheetToDraw } from '../selling/print-sheets/draw-sheet.ts';

/** The tasks of the process that decodes uploaded files; their code is imported there on first use. */
export const inspectionTasks = {
  /** A photograph of 50 megapixels takes a second or two. */
  async inspectArtwork(path: string): Promise<Inspected> {
    const { inspectArtwork } = await import('../selling/artwork/inspect/inspect-artwork.ts');
    return inspectArtwork(path);
  },

  /** A picture of the catalogue: a second or two. */
  async encodePicture(path: string) {
    const { encodePicture } = await import('../selling/artwork/inspect/encode-picture.ts');
    return encodePicture(path);
  },

  /** A drawing takes a moment, a picture of many megapixels some seconds. */
  async printSheet(asked: SheetToDraw): Promise<Uint8Array> {
    const { drawSheet } = await import('../selling/print-sheets/draw-sheet.ts');
    return drawSheet(asked);
  },
} as const;
