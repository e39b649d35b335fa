export { type PdfProblem, type ReadPdf, readPdf } from './page/read-pdf.ts';
export type { PageReading } from './page/reading.ts';
export { placedPictures } from './svg/placed-pictures.ts';
