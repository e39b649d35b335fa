import type * as schema from './schema/all.ts';

// The types of rows for reading and inserting.

export type Category = typeof schema.categories.$inferSelect;
export type Variant = typeof schema.variants.$inferSelect;
export type VariantImage = typeof schema.variantImages.$inferSelect;
export type SearchWord = typeof schema.searchWords.$inferSelect;
export type Board = typeof schema.boards.$inferSelect;
export type CataloguePicture = typeof schema.cataloguePictures.$inferSelect;
export type Coating = typeof schema.coatings.$inferSelect;
export type StickerClass = typeof schema.stickerClasses.$inferSelect;
export type StickerShape = typeof schema.stickerShapes.$inferSelect;
export type StickerSize = typeof schema.stickerSizes.$inferSelect;
export type StickerMaterial = typeof schema.stickerMaterials.$inferSelect;
export type StickerQuantity = typeof schema.stickerQuantities.$inferSelect;
export type RateCard = typeof schema.rateCards.$inferSelect;
export type NewRateCard = Omit<typeof schema.rateCards.$inferInsert, 'createdAt'>;
export type RateCardKind = RateCard['kind'];
export type PriceDraft = typeof schema.priceDrafts.$inferSelect;
export type PriceTableKind = PriceDraft['kind'];
export type DeliveryCard = typeof schema.deliveryCards.$inferSelect;
export type NewDeliveryCard = Omit<typeof schema.deliveryCards.$inferInsert, 'createdAt'>;

export type Country = typeof schema.countries.$inferSelect;
export type State = typeof schema.states.$inferSelect;
export type City = typeof schema.cities.$inferSelect;

export type Customer = typeof schema.customers.$inferSelect;
export type NewCustomer = typeof schema.customers.$inferInsert;
export type AccountLedgerEntry = typeof schema.accountLedger.$inferSelect;
export type NewAccountLedgerEntry = Omit<typeof schema.accountLedger.$inferInsert, 'id'>;
export type CustomerTerms = typeof schema.customerTerms.$inferSelect;
export type CustomerGroup = typeof schema.customerGroups.$inferSelect;
export type StoredPriceList = typeof schema.priceLists.$inferSelect;
export type StoredCoupon = typeof schema.coupons.$inferSelect;
export type OrderDiscount = typeof schema.orderDiscounts.$inferSelect;
export type Address = typeof schema.addresses.$inferSelect;
export type NewAddress = Omit<typeof schema.addresses.$inferInsert, 'createdAt' | 'updatedAt' | 'deletedAt'>;
export type Staff = typeof schema.staff.$inferSelect;
export type NewStaff = typeof schema.staff.$inferInsert;
export type SettlementRow = typeof schema.settlementRows.$inferSelect;
export type StaffAuthenticator = typeof schema.staffAuthenticators.$inferSelect;
export type StaffInvitation = typeof schema.staffInvitations.$inferSelect;
export type NewStaffInvitation = Omit<typeof schema.staffInvitations.$inferInsert, 'id'>;

export type PasswordTicket = typeof schema.passwordTickets.$inferSelect;
export type NewPasswordCode = Omit<typeof schema.passwordCodes.$inferInsert, 'tries'>;

export type SignIn = typeof schema.signIns.$inferSelect;

export type SavedBox = typeof schema.savedBoxes.$inferSelect;
export type NewSavedBox = Omit<typeof schema.savedBoxes.$inferInsert, 'id' | 'createdAt'>;

export type Artwork = typeof schema.artworks.$inferSelect;
export type NewArtwork = typeof schema.artworks.$inferInsert;
export type Upload = typeof schema.uploads.$inferSelect;
export type NewUpload = Pick<typeof schema.uploads.$inferInsert, 'token' | 'name' | 'bytes' | 'uploadedBy' | 'movedAt'>;
export type UploadPart = typeof schema.uploadParts.$inferSelect;

export type Parcel = typeof schema.parcels.$inferSelect;
export type NewParcel = Omit<typeof schema.parcels.$inferInsert, 'id' | 'version' | 'createdAt' | 'updatedAt'>;
export type ParcelItem = typeof schema.parcelItems.$inferSelect;
export type ParcelStep = typeof schema.parcelSteps.$inferSelect;

export type Cart = typeof schema.carts.$inferSelect;
export type CartLine = typeof schema.cartLines.$inferSelect;
export type NewCartLine = Omit<typeof schema.cartLines.$inferInsert, 'cartId' | 'createdAt' | 'updatedAt'>;
export type Order = typeof schema.orders.$inferSelect;
export type NewOrder = Omit<typeof schema.orders.$inferInsert, 'number' | 'updatedAt'>;
export type OrderLine = typeof schema.orderLines.$inferSelect;
export type NewOrderLine = Omit<
  typeof schema.orderLines.$inferInsert,
  'orderId' | 'customerId' | 'position' | 'createdAt'
>;
export type CustomerQuotation = typeof schema.customerQuotations.$inferSelect;
export type { AddressSnapshot, BillingSnapshot, OrderExport } from './schema/orders.ts';
export type AuditEntry = typeof schema.auditEntries.$inferSelect;
export type NewAuditEntry = Omit<typeof schema.auditEntries.$inferInsert, 'id'>;

export type OrderMessage = typeof schema.orderMessages.$inferSelect;
export type NewOrderMessage = Omit<typeof schema.orderMessages.$inferInsert, 'id'>;
export type OrderNote = typeof schema.orderNotes.$inferSelect;
export type NewOrderNote = Omit<typeof schema.orderNotes.$inferInsert, 'id' | 'version' | 'changedAt'>;
export type DeskView = typeof schema.deskViews.$inferSelect;
export type NewDeskView = Omit<typeof schema.deskViews.$inferInsert, 'id' | 'version' | 'createdAt'>;

export type OrderStep = typeof schema.orderSteps.$inferSelect;
export type NewOrderStep = Omit<typeof schema.orderSteps.$inferInsert, 'orderId'>;

export type ProductionJob = typeof schema.productionJobs.$inferSelect;
export type ProductionRun = typeof schema.productionRuns.$inferSelect;
export type NewProductionRun = Omit<typeof schema.productionRuns.$inferInsert, 'id' | 'dissolvedAt' | 'version'>;
export type { RunLayout } from './schema/production.ts';
export type { ArtworkPlacement, SidesPlacement } from './schema/proofs.ts';
export type JobCost = typeof schema.productionCosts.$inferSelect;
export type PiecesCount = typeof schema.productionCounts.$inferSelect;
export type ProductionStepDone = typeof schema.productionStepsDone.$inferSelect;
export type ProductionTool = typeof schema.productionTools.$inferSelect;
export type NewProductionTool = Omit<
  typeof schema.productionTools.$inferInsert,
  'shelf' | 'state' | 'runs' | 'version'
>;
export type StockItem = typeof schema.stockItems.$inferSelect;
export type StockEntry = typeof schema.stockEntries.$inferSelect;
export type StockEntryKind = StockEntry['kind'];

export type PaymentAttempt = typeof schema.paymentAttempts.$inferSelect;
export type NewPaymentAttempt = typeof schema.paymentAttempts.$inferInsert;
export type LedgerEntry = typeof schema.paymentLedger.$inferSelect;
export type NewLedgerEntry = typeof schema.paymentLedger.$inferInsert;
export type NewPaymentEvent = typeof schema.paymentEvents.$inferInsert;
export type PaymentEvent = typeof schema.paymentEvents.$inferSelect;
export type Alert = typeof schema.alerts.$inferSelect;
export type NewAlert = typeof schema.alerts.$inferInsert;
export type SandboxPayment = typeof schema.sandboxPayments.$inferSelect;
export type NewSandboxPayment = typeof schema.sandboxPayments.$inferInsert;

export type Refund = typeof schema.refunds.$inferSelect;
export type NewRefund = Pick<
  typeof schema.refunds.$inferInsert,
  | 'orderId'
  | 'attemptId'
  | 'amountPaise'
  | 'token'
  | 'state'
  | 'causeCode'
  | 'cause'
  | 'problem'
  | 'nextCheckAt'
  | 'createdAt'
>;
export type SandboxRefund = typeof schema.sandboxRefunds.$inferSelect;
export type ReturnRequest = typeof schema.returnRequests.$inferSelect;
export type NewReturnRequest = Pick<
  typeof schema.returnRequests.$inferInsert,
  'orderId' | 'reason' | 'wish' | 'batchNumber' | 'manufacturedOn' | 'description' | 'createdAt'
>;
export type ReturnPhoto = typeof schema.returnPhotos.$inferSelect;
export type NewReturnPhoto = typeof schema.returnPhotos.$inferInsert;

export type EInvoiceRow = typeof schema.eInvoices.$inferSelect;
export type NewEInvoice = typeof schema.eInvoices.$inferInsert;
export type EWayBill = typeof schema.ewayBills.$inferSelect;
export type NewEWayBill = Omit<typeof schema.ewayBills.$inferInsert, 'createdAt' | 'cancelledAt'>;
export type StoredDocument = typeof schema.documents.$inferSelect;
export type DocumentKind = StoredDocument['kind'];
export type NewStoredDocument = typeof schema.documents.$inferInsert;
export type Quotation = typeof schema.quotations.$inferSelect;
export type NewQuotation = Omit<typeof schema.quotations.$inferInsert, 'createdAt'>;
export type Enquiry = typeof schema.enquiries.$inferSelect;
export type NewEnquiry = typeof schema.enquiries.$inferInsert;
export type EnquirySource = Enquiry['source'];
export type EnquiryState = Enquiry['state'];
export type EnquiryEntry = typeof schema.enquiryEntries.$inferSelect;
export type Mail = typeof schema.mails.$inferSelect;
export type NewMail = typeof schema.mails.$inferInsert;
export type MailState = Mail['state'];
export type RefusableMail = (typeof schema.mailRefusals.$inferSelect)['kind'];

export type LineArtwork = typeof schema.lineArtworks.$inferSelect;
export type NewLineArtwork = Pick<
  typeof schema.lineArtworks.$inferInsert,
  'lineId' | 'artworkToken' | 'place' | 'sentBy' | 'staffId' | 'createdAt'
>;
export type Proof = typeof schema.proofs.$inferSelect;
export type NewProof = Pick<
  typeof schema.proofs.$inferInsert,
  'lineId' | 'lineArtworkId' | 'documentId' | 'staffId' | 'note' | 'createdAt'
>;
export type ProofComment = typeof schema.proofComments.$inferSelect;
export type NewProofComment = Omit<typeof schema.proofComments.$inferInsert, 'id'>;
export type ProofDecisionTaken = typeof schema.proofDecisions.$inferSelect;
export type ProofLinkUse = typeof schema.proofLinkUses.$inferSelect;
export type Cheque = typeof schema.cheques.$inferSelect;
export type NewCheque = Omit<typeof schema.cheques.$inferInsert, 'end' | 'endedOn' | 'endedBy'>;
export type TdsCertificate = typeof schema.tdsCertificates.$inferSelect;
export type NewTdsCertificate = Omit<typeof schema.tdsCertificates.$inferInsert, 'withdrawnAt' | 'withdrawnBy'>;
export type CourierBill = typeof schema.courierBills.$inferSelect;
export type NewCourierBill = Omit<typeof schema.courierBills.$inferInsert, 'withdrawnAt' | 'withdrawnBy'>;
export type PaymentWaiver = typeof schema.paymentWaivers.$inferSelect;
export type PrintWaiver = typeof schema.printWaivers.$inferSelect;
