export { accountErasedMail, type NewDevice, newDeviceMail } from './account-data.ts';
export { type AddressCorrected, addressCorrectedMail } from './address-corrected.ts';
export { type Alerts, alertsMail, type MailAlert } from './alerts.ts';
export { type ArtworkAlert, artworkAlertMail } from './artwork-alert.ts';
export { type CompanyOrderAlert, companyOrderAlertMail } from './company-order-alert.ts';
export { type CreditNoteIssued, creditNoteMail } from './credit-note.ts';
export { type DebitNoteIssued, debitNoteMail } from './debit-note.ts';
export { accountOpenedMail, type DeskMailTo, dataExportedMail, type QuotationMade, quotationMail } from './desk.ts';
export { emailChangedMail, emailChangeMail } from './email-change.ts';
export {
  type EnquiryAlert,
  type EnquiryReceived,
  enquiryAlertMail,
  enquiryReceivedMail,
  type MailEnquiry,
} from './enquiry.ts';
export { type EnquiryAnswer, enquiryAnswerMail } from './enquiry-answer.ts';
export { Html, type HtmlValue, html, trusted } from './html.ts';
export type { Mail, MailCompany, MailOrder, MailOrderLine } from './mail-data.ts';
export { type MoneyOnAccount, moneyOnAccountMail } from './money-on-account.ts';
export { type OrderAgain, orderAgainMail } from './order-again.ts';
export { type OrderCorrected, orderCorrectedMail } from './order-corrected.ts';
export { type OrderMessage, orderMessageMail } from './order-message.ts';
export { type OrderMoved, orderMovedMail } from './order-moved.ts';
export { type OrderReceived, orderReceivedMail } from './order-received.ts';
export { type OrderReprint, orderReprintMail } from './order-reprint.ts';
export { type ParcelMoved, parcelMovedMail } from './parcel-moved.ts';
export { type PasswordChanged, type PasswordCode, passwordChangedMail, passwordCodeMail } from './password.ts';
export { type PaymentFailed, paymentFailedMail } from './payment-failed.ts';
export { type PaymentLink, paymentLinkMail } from './payment-link.ts';
export { type PaymentReceived, paymentReceivedMail } from './payment-received.ts';
export { type PaymentReminder, paymentReminderMail } from './payment-reminder.ts';
export { type PaymentReversed, paymentReversedMail } from './payment-reversed.ts';
export {
  type ProofDecided,
  type ProofMailOrder,
  type ProofReminder,
  type ProofSent,
  printWaivedMail,
  proofDecidedMail,
  proofReminderMail,
  proofSentMail,
} from './proof.ts';
export { type RefundAsked, type RefundDone, refundAskedMail, refundDoneMail, refundSentences } from './refund.ts';
export { type MailReturn, returnAlertMail, returnDecidedMail, returnReceivedMail } from './return-request.ts';
export { type StaffInvitationMail, type StaffNewDevice, staffInvitationMail, staffNewDeviceMail } from './staff.ts';
export {
  type StaffPasswordChanged,
  type StaffPasswordLink,
  staffPasswordChangedMail,
  staffPasswordLinkMail,
} from './staff-password.ts';
export { staffTestMail } from './staff-test.ts';
export { type StatementSent, statementMail } from './statement.ts';
export { type Welcome, welcomeMail } from './welcome.ts';
