export { type PdfProblem, type ReadPdf, readPdf } from './pdf/read-pdf.ts';
export type { PageReading } from './reading.ts';
export { placedPictures } from './svg/placed-pictures.ts';
