export { csvLine, csvStart } from './csv.ts';
export { refuseAnswer } from './e-invoice/check-answer.ts';
export { checkEInvoice, type EInvoiceProblem } from './e-invoice/check-e-invoice.ts';
export { type EInvoice, eInvoiceOf } from './e-invoice/e-invoice.ts';
export { irnOf, isRegistrable } from './e-invoice/irn.ts';
export { type PortalAnswer, readPortalAnswers } from './e-invoice/portal-answer.ts';
export { eWayBillOf } from './e-way-bill/e-way-bill.ts';
export { type Gstr1Section, gstr1Columns } from './gstr1/columns.ts';
export { openGstr1, type SectionText } from './gstr1/gstr1.ts';
export { openPortalJson } from './gstr1/portal-json.ts';
export { ledgerLineOfDocument, ledgerLineOfMoney, ledgerStart } from './ledger.ts';
export { type CsvRow, readCsv } from './read-csv.ts';
export {
  ageNames,
  interestOn,
  receivableLine,
  receivablesStart,
  type StatementEntry,
  statementCsv,
  withBalances,
} from './receivables.ts';
export { readSettlement, type SettledKind, type SettledRow, settlementFacts } from './reports/settlement.ts';
export { settledRowLine, settledRowsStart, unsettledLine, unsettledStart } from './reports/settlement-csv.ts';
export {
  type AccountAddress,
  type AccountDocument,
  type AccountDocumentKind,
  type AccountLine,
  accountDocumentKinds,
  type Holder,
  type MoneyEntry,
  type MoneyPart,
} from './rows.ts';
export { salesRegisterLine, salesRegisterStart } from './sales-register.ts';
export { checkTallyNames, checkTallyVoucher, type TallyProblem } from './tally/check.ts';
export { voucherOfChequeFee } from './tally/cheque-fee.ts';
export { voucherOfCourierBill } from './tally/courier-bill.ts';
export type { TallyLedgerNames } from './tally/ledger-names.ts';
export { openTallyMasters } from './tally/masters.ts';
export { type SettlementEntry, vouchersOfSettlement } from './tally/settlement.ts';
export { type TallyVoucher, voucherOfDocument, voucherOfMoney } from './tally/voucher.ts';
export { tallyEnd, tallyMessage, tallyStart } from './tally/xml.ts';
export { type EWayTransport, validUntil } from './transport.ts';
