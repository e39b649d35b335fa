import type PDFDocument from 'pdfkit';

/** A PDF that is being drawn by the PDF library. */
export type Sheet = InstanceType<typeof PDFDocument>;
