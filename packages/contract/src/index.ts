export * from './fields/artwork.ts';
export * from './fields/cart.ts';
export * from './fields/catalogue.ts';
export * from './fields/customer.ts';
export * from './fields/customer-names.ts';
export type {
  DeskAttempt,
  DeskEntry,
  DeskHappening,
  DeskLine,
  DeskRefund,
  DeskStep,
  OrderMessageRow,
  OrderNoteRow,
} from './fields/desk-order.ts';
export * from './fields/dieline.ts';
export type { OpenPaymentRow } from './fields/open-payment.ts';
export * from './fields/order.ts';
export * from './fields/order-history.ts';
export * from './fields/order-step.ts';
export * from './fields/ordered-stickers.ts';
export * from './fields/price.ts';
export type {
  FindingRow,
  LineArtworkRow,
  ProofCommentRow,
  ProofLineRow,
  ProofRow,
  ProofSheetRow,
} from './fields/proof.ts';
export * from './fields/reorder.ts';
export * from './fields/saved-box.ts';
export * from './fields/sticker-line.ts';
export * from './fields/sticker-price.ts';
export * from './fields/stickers.ts';
export * from './forms/account.ts';
export * from './forms/account-data.ts';
export * from './forms/accounts.ts';
export * from './forms/address.ts';
export * from './forms/artwork.ts';
export * from './forms/artwork-place.ts';
export * from './forms/box.ts';
export * from './forms/box-address.ts';
export * from './forms/catalogue-entry.ts';
export * from './forms/catalogue-picture.ts';
export * from './forms/cheques.ts';
export * from './forms/chosen-place.ts';
export * from './forms/coats.ts';
export * from './forms/contents.ts';
export * from './forms/courier-bills.ts';
export * from './forms/courier-cash.ts';
export * from './forms/customer-money.ts';
export * from './forms/delivery-quote.ts';
export * from './forms/desk-customer.ts';
export * from './forms/desk-list.ts';
export * from './forms/desk-order.ts';
export * from './forms/desk-sale.ts';
export * from './forms/die-text.ts';
export * from './forms/dieline-address.ts';
export * from './forms/discounts.ts';
export * from './forms/e-invoices.ts';
export * from './forms/e-way-bill.ts';
export * from './forms/email-change.ts';
export * from './forms/enquiry.ts';
export * from './forms/figures.ts';
export { fileSizeWords, megabyte } from './forms/file-size.ts';
export * from './forms/grain.ts';
export * from './forms/job-cost.ts';
export * from './forms/job-filter.ts';
export * from './forms/label-template.ts';
export * from './forms/lengths.ts';
export * from './forms/list-files.ts';
export * from './forms/measured.ts';
export * from './forms/office-enquiry.ts';
export * from './forms/parcel-states.ts';
export { mostBoxes, mostKilograms, parcelMoves } from './forms/part-delivery.ts';
export * from './forms/password.ts';
export * from './forms/payment-mode.ts';
export * from './forms/piece-count.ts';
export * from './forms/plain-file-forms.ts';
export * from './forms/print.ts';
export { type PrintingConditionName, printingConditionNames } from './forms/print-file-settings.ts';
export * from './forms/print-words.ts';
export * from './forms/profile.ts';
export * from './forms/proof.ts';
export * from './forms/quotation.ts';
export * from './forms/quotation-list.ts';
export { settingsDays } from './forms/receivable-settings.ts';
export * from './forms/receivables.ts';
export * from './forms/refunds.ts';
export * from './forms/reorder.ts';
export * from './forms/return-request.ts';
export * from './forms/sample.ts';
export * from './forms/saved-box.ts';
export * from './forms/search-word.ts';
export * from './forms/settings.ts';
export { type SettingsField, type SettingsForm, settingsNumber } from './forms/settings-field.ts';
export * from './forms/settlements.ts';
export * from './forms/staff.ts';
export * from './forms/staff-reset.ts';
export * from './forms/sticker.ts';
export * from './forms/sticker-address.ts';
export * from './forms/sticker-design.ts';
export * from './forms/sticker-entry.ts';
export * from './forms/stock.ts';
export * from './forms/tds.ts';
export * from './kernel/days.ts';
export { plainDigits } from './kernel/digits.ts';
export * from './kernel/failure.ts';
export { typedGstin } from './kernel/gstin.ts';
export * from './kernel/indian-day.ts';
export { type LengthUnit, lengthIn, lengthUnreadable } from './kernel/length.ts';
export { mobileNumber, typedMobile } from './kernel/mobile.ts';
export * from './kernel/operation.ts';
export { mayBecomePincode, pincodeIn } from './kernel/pincode.ts';
export { amountUnreadable, decimalIn, paiseIn, quantityIn, quantityUnreadable } from './kernel/quantity.ts';
export { isReadable } from './kernel/readable.ts';
export { type RecordCount, trimRows } from './kernel/rows.ts';
export * from './kernel/rules.ts';
export { begins, hasWord, nearlyBegins, withJoined, wordsOf } from './kernel/search-text.ts';
export { canBeSent, decode, encode, type OperationShape, type Shape } from './kernel/shape.ts';
export * from './kernel/staff-roles.ts';
export { isWithin, tooLong } from './kernel/too-long.ts';
export type { OwnSession, OwnSignIn } from './operations/account-data.ts';
export type { AccountSeries, EInvoiceEntry } from './operations/accounts.ts';
export type { RefundRow, ReturnRequestRow } from './operations/after-sale.ts';
export type { AlertRow } from './operations/alerts.ts';
export type { EventName } from './operations/analytics.ts';
export type { AuditRow } from './operations/audit.ts';
export type { CataloguePictureEntry, PicturedKindName } from './operations/catalogue-pictures.ts';
export type { ChequeRow } from './operations/cheques.ts';
export type { CourierBillRow } from './operations/courier-bills.ts';
export type { CourierCashRow } from './operations/courier-cash.ts';
export type { AccountEntryRow, PayableRow } from './operations/customer-money.ts';
export type { CustomerRow } from './operations/customers.ts';
export type { TaxRateRow } from './operations/dated-rates.ts';
export {
  type AskedDeskList,
  type DeskFilters,
  type DeskOrderRow,
  type DeskViewRow,
  deskFilters,
  type MovedOrder,
} from './operations/desk.ts';
export type { CouponRow, CustomerGroupRow, PriceListRow } from './operations/discounts.ts';
export type { OrderDocument } from './operations/documents.ts';
export type {
  ComplaintFiguresRow,
  JobFiguresRow,
  LookFiguresRow,
  MarginFiguresRow,
} from './operations/figures.ts';
export type { CategoryEntry, MaterialEntry, MaterialKindName, VariantEntry } from './operations/office-catalogue.ts';
export type {
  EnquiredBox,
  EnquiryEntryRow,
  EnquiryRow,
  OfficeEnquiry,
} from './operations/office-enquiries.ts';
export type { DeskProofLine, WaitingLineRow } from './operations/office-proofs.ts';
export type {
  StickerClassEntry,
  StickerQuantityEntry,
  StickerShapeEntry,
  StickerSizeEntry,
} from './operations/office-stickers.ts';
export type {
  BestBoxRow,
  BestCustomerRow,
  FailedJobRow,
  HealthRow,
  PaymentMessageRow,
  ReprintSumRow,
  SalesRow,
  WaitingRow,
} from './operations/office-work.ts';
export type { ParcelRow } from './operations/parcels.ts';
export type { WayToPayRow } from './operations/payments.ts';
export type {
  ComparedLineRow,
  FigureRow,
  PriceDraftRow,
  PriceTableName,
  PriceVersionRow,
} from './operations/price-tables.ts';
export type { BoardRunRow, JobFilters, JobPartRow, JobRow } from './operations/production.ts';
export type { BlankPicture, GangRunRow, RunPlaceRow, RunRow } from './operations/production-runs.ts';
export type { FollowedQuotationRow } from './operations/quotations.ts';
export type { OpenItemRow, ReceivableRow, StatementRow } from './operations/receivables.ts';
export type { RefundToPay } from './operations/refunds.ts';
export type { SearchWordRow } from './operations/search-words.ts';
export type { AskedInSale, SaleLine } from './operations/selling.ts';
export type {
  PlannedSettlementRow,
  SettledRowShown,
  SettlementImportRow,
  SettlementRowSum,
  UnsettledRow,
} from './operations/settlements.ts';
export type { Company } from './operations/site.ts';
export type { MailRow } from './operations/staff.ts';
export type { StaffInvitationRow, StaffMemberRow } from './operations/staff-members.ts';
export type { StockEntryRow, StockRow, ToolRow } from './operations/stock.ts';
export type { DeductedTaxRow } from './operations/tds.ts';
export * from './registry.ts';
export { operationShapes } from './shapes.ts';
