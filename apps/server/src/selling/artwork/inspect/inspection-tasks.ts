import type { Inspected } from './inspected.ts';

/** The tasks of the process that decodes uploaded files; imported there on first use. */
export const inspectionTasks = {
  /** A photograph of 50 megapixels takes a second or two. */
  async inspectArtwork(path: string): Promise<Inspected> {
    const { inspectArtwork } = await import('./inspect-artwork.ts');
    return inspectArtwork(path);
  },
} as const;
