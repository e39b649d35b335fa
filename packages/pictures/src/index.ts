export { type BoxView, boxViews, drawBox } from './box/draw-box.ts';
export { drawPlainBox } from './box/draw-plain-box.ts';
export { type ArtworkPlacement, combined, matrixText, orientations } from './box/matrices.ts';
export type { Area, Artwork, Pose } from './brands/artwork.ts';
export { artworks } from './brands/artworks.ts';
export { smallPrint } from './drawing/print.ts';
export * from './drawing/shapes.ts';
export type { Face } from './lettering/glyphs.ts';
