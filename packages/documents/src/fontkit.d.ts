/** fontkit has no types of its own; we only hand it to the PDF library. */
declare module 'fontkit' {
  export function create(bytes: Uint8Array, postscriptName?: string): import('@cantoo/pdf-lib').Font;
}
