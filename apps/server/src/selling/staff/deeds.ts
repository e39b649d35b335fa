import type { OperationName, operations } from '@boxwright/contract';
import type { AuditEntry } from '@boxwright/storage';

type OfStaff = {
  [N in OperationName]: (typeof operations)[N] extends { readonly access: { readonly staff: string } } ? N : never;
}[OperationName];
type Reading = `${'Get' | 'List' | 'Find' | 'Search' | 'Preview' | 'Compare' | 'Check'}${string}`;
/** These change nothing that anybody asks about later, so they aren't noted. */
type NotNoted = 'MarkAlertsSeen' | 'ExportPriceTable' | 'SendTestMail' | 'TestPayments';

/** What is noted of staff: their operations that change something, and deeds that aren't operations of staff. */
export type Deed =
  | Exclude<OfStaff, Reading | NotNoted>
  | 'JoinStaff'
  | 'ResetStaffPassword'
  | 'ExportAccounts'
  | 'ExportReceivables'
  | 'StaffSignIn';

/** What somebody did, in the words of audit and timeline. */
const deeds = {
  AcceptGangRun: 'Put jobs together on one sheet',
  AddAddressAtDesk: 'Added an address',
  AddBoxToSale: 'Added a box to the sale',
  AddCategory: 'Added a category',
  AddCustomerAtDesk: 'Added a customer',
  AddEnquiryNote: 'Wrote a note about an enquiry',
  AddHoliday: 'Added a holiday',
  AddJobCost: 'Entered a cost of the job',
  AddMaterial: 'Added a material',
  AddOrderNote: 'Wrote a note',
  AddSampleToSale: 'Added a sample to the sale',
  AddStickersToSale: 'Added stickers to the sale',
  AddTaxRate: 'Added a rate of GST',
  AddVariant: 'Added a size',
  AgreePrice: 'Agreed a price',
  AnswerEnquiry: 'Answered an enquiry',
  AttachArtwork: 'Attached or removed artwork',
  BeginAuthenticator: 'Began to set up the authenticator app',
  ChangeDeskView: 'Changed a view of the orders',
  ChangeEnquiry: 'Changed an enquiry',
  ChangeOrderNote: 'Changed a note',
  ChangeStaffPassword: 'Changed the password',
  ChangeStaffRole: 'Changed the role',
  CommentOnProofAtDesk: 'Commented on a proof',
  ConfirmAuthenticator: 'Set up the authenticator app',
  CountPieces: 'Counted pieces of the job',
  CorrectCustomer: 'Corrected the customer’s details',
  DecideProofAtDesk: 'Recorded the customer’s decision about a proof',
  DecideReturn: 'Decided a return request',
  DeleteDeskView: 'Deleted a view of the orders',
  DeleteHoliday: 'Deleted a holiday',
  DeleteOrderNote: 'Deleted a note',
  DeleteSearchWord: 'Deleted a search word',
  DeleteTaxRate: 'Deleted a rate of GST',
  DiscardPriceDraft: 'Threw away a draft of prices',
  DissolveRun: 'Dissolved a run: its jobs are made separately',
  EndOtherStaffSessions: 'Signed out all other devices',
  EndStaffSession: 'Signed out a device',
  EnterStock: 'Entered sheets',
  EraseCustomerData: 'Erased the customer’s data',
  ExportAccounts: 'Downloaded a file for the accountant',
  ExportFigures: 'Downloaded figures as a file',
  ExportReceivables: 'Downloaded what customers owe',
  SaveCreditTerms: 'Changed a customer’s terms of credit',
  SendStatement: 'Mailed a statement of account',
  ExportCustomerData: 'Downloaded the customer’s data',
  GiveUpSale: 'Gave up the sale',
  ImportPriceDraft: 'Read prices from a file into the draft',
  InviteStaff: 'Invited somebody to the staff',
  IssueProof: 'Sent a proof',
  JoinStaff: 'Joined the staff',
  LinkEnquiryCustomer: 'Linked an enquiry to a customer',
  MakeRecoveryCodes: 'Made new recovery codes',
  MarkMessagesRead: 'Marked the customer’s messages as read',
  MoveJob: 'Finished a step of the job',
  MoveOrder: 'Moved the order on',
  MoveOrders: 'Moved the order on',
  NoteRefundAccount: 'Noted or removed the account for a refund',
  PlaceSale: 'Placed the order at the desk',
  PublishPriceDraft: 'Published prices',
  QuoteSale: 'Mailed a quotation',
  RecordEInvoices: 'Entered the registration of an invoice',
  RecordPayment: 'Recorded a payment',
  RefundOrder: 'Paid back',
  RemindOfProof: 'Reminded the customer of artwork or a proof',
  RemoveSaleLine: 'Removed an item from the sale',
  RemoveStaffAuthenticator: 'Removed the authenticator app',
  ResendMail: 'Sent a mail again',
  ResetStaffPassword: 'Set a new password by a mailed link',
  RetryJobs: 'Ran failed background jobs again',
  RunJobAgain: 'Ran a failed background job again',
  SaveCategory: 'Changed a category',
  SaveDeskView: 'Saved a view of the orders',
  SaveMaterial: 'Changed a material',
  SavePriceDraft: 'Changed the draft of prices',
  SaveSearchWord: 'Saved a search word',
  SaveSettings: 'Changed settings',
  SaveStickerClass: 'Changed a class of stickers',
  SaveStickerQuantity: 'Saved a quantity of stickers',
  SaveStickerShape: 'Saved a sticker shape',
  SaveStickerSize: 'Saved a sticker size',
  SaveTool: 'Changed a die or plates',
  SaveVariant: 'Changed a size',
  ScanJob: 'Scanned the job’s ticket',
  SellQuotation: 'Began a sale from a quotation',
  NoteMobileCall: 'Spoke to the mobile number',
  CorrectOrder: 'Corrected the order',
  PrintAgain: 'Had goods printed again at no charge',
  DecidePlaceOfSupply: 'Decided the place of supply',
  CorrectAddress: 'Corrected an address',
  DecideGstin: 'Let a doubtful GSTIN stay',
  NotePurchaseOrder: 'Noted the purchase order number',
  SendArtworkAtDesk: 'Gave an item another file',
  SendPaymentLink: 'Mailed a payment link',
  SendStaffInvitationAgain: 'Sent an invitation again',
  SetCataloguePicture: 'Changed a picture',
  SetReorderLevel: 'Set when to order more',
  SetStaffAccess: 'Gave or ended access',
  SettleRefund: 'Settled a refund',
  StaffSignIn: 'Somebody failed to sign in as this member',
  StartJobStep: 'Started a step of the job',
  StartPriceDraft: 'Began a draft of prices',
  StartSale: 'Began a sale',
  StartSaleFromEnquiry: 'Began a sale from an enquiry',
  IssueCreditNote: 'Issued a credit note',
  IssueDebitNote: 'Issued a debit note',
  ReversePayment: 'Reversed a payment',
  TurnOffAuthenticator: 'Switched off the authenticator app',
  UndoJobStep: 'Took a step of the job back',
  WaivePayment: 'Let an order go on although money is missing',
  WaiveProof: 'Let an item be printed without an approved proof',
  WithdrawPaymentWaiver: 'Let the order wait for its money again',
  WithdrawProof: 'Took a proof back',
  WithdrawStaffInvitation: 'Withdrew an invitation',
  WriteToCustomer: 'Wrote to the customer',
} as const satisfies Record<Deed, string>;

/** Entries are kept for good: an operation that no longer exists is shown by its name. */
export function deedOf({ operation, after }: Pick<AuditEntry, 'operation' | 'after'>): string {
  const deed = Object.hasOwn(deeds, operation) ? deeds[operation as Deed] : operation;
  return Number(after?.['others']) > 0 ? `${deed}, with others` : deed;
}
