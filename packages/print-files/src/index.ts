export type {
  DrawnStroke,
  FilledAreas,
  FilledShape,
  Paint,
  Place,
  PlacedPicture,
  PlacedText,
  Size,
} from './content/painted.ts';
export type { Point } from './content/path.ts';
export { type Matrix, mapped, times } from './matrix.ts';
export { inkSwatches } from './page/ink-swatches.ts';
export { lookThrough } from './page/look-through.ts';
export { type NoOwnCut, type OwnCut, whyNoOwnCut } from './page/own-cut.ts';
export { emptyReading, pictureReading } from './page/picture-reading.ts';
export type { ProcessPicture } from './page/process-pictures.ts';
export { type PartForPrint, type PdfProblem, type ReadPdf, readPdf } from './page/read-pdf.ts';
export type { PageReading } from './page/reading.ts';
export { separatedPage, whyNotSeparated } from './page/separate.ts';
export type { FinePicture, MakeSmaller, Samples } from './page/smaller-pictures.ts';
export type { Bytes } from './pdf/bytes.ts';
export { cssPixels, usualLetter } from './svg/css-pixels.ts';
export { type LeftOut, svgParts } from './svg/own-parts.ts';
export { placedPictures } from './svg/placed-pictures.ts';
export { classStyles, stylesOf } from './svg/style-sheets.ts';
export { svgReading } from './svg/svg-reading.ts';
