import type PDFDocument from 'pdfkit';

/** A PDF being drawn, with the PDF library's means. */
export type Sheet = InstanceType<typeof PDFDocument>;
