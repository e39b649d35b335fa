export { type DesignInstructionsData, designInstructionsPdf } from './design-instructions.ts';
export { type ImposedSheetData, imposedSheetPdf } from './imposed-sheet/imposed-sheet.ts';
export type { BlankArtwork } from './imposed-sheet/lay-artwork.ts';
export { type PlatesData, type PrintOfSide, platesPdf } from './imposed-sheet/plates-pdf.ts';
export { type PrintingCondition, printingCondition } from './imposed-sheet/press.ts';
export { jobTicketPdf } from './job-ticket/job-ticket.ts';
export type {
  JobTicketData,
  TicketArtwork,
  TicketBlank,
  TicketLayout,
  TicketLine,
  TicketPart,
} from './job-ticket/job-ticket-data.ts';
export { keyLinePdf, keyLinesPdf } from './key-line.ts';
export type { KeyLineData } from './key-line-data.ts';
export { orderFormPdf } from './order-form.ts';
export type {
  DocumentAddress,
  DocumentCompany,
  OrderFormData,
  OrderFormLine,
  OrderFormTotals,
} from './order-form-data.ts';
export type { PackingData } from './packing/packing-data.ts';
export { packingListPdf } from './packing/packing-list.ts';
export { parcelLabelsPdf } from './packing/parcel-labels.ts';
export { proofSheetPdf } from './proof-sheet/proof-sheet.ts';
export type { ProofSheetData } from './proof-sheet/proof-sheet-data.ts';
export { quotationPdf } from './quotation.ts';
export type { QuotationData } from './quotation-data.ts';
export type { Orientation } from './sheet.ts';
export { statementPdf } from './statement.ts';
export type { StatementData } from './statement-data.ts';
export type { PngRows, SheetArtwork, SheetBox, SheetPicture, StickerSheetData } from './sticker-sheet/sheet-data.ts';
export { stickerSheetPdf } from './sticker-sheet/sticker-sheet.ts';
export { taxDocumentPdf } from './tax-document/tax-document.ts';
export {
  type TaxDocumentData,
  type TaxDocumentKind,
  type TaxDocumentLine,
  taxDocumentKinds,
} from './tax-document-data.ts';
