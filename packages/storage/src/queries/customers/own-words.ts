import type { PgTable } from 'drizzle-orm/pg-core';
import type * as schema from '../../schema/all.ts';

/**
 * What becomes of a column of words when its customer downloads their data, and when they have them erased. `unless
 * sold` is erased with orders that came to nothing; tax law keeps the others as they were invoiced.
 */
export interface Fate {
  readonly exported: true | { readonly not: string };
  readonly erased: true | 'unless sold' | { readonly not: string };
}

const own = { exported: true, erased: true } as const;
const ofOrder = { exported: true, erased: 'unless sold' } as const;
/** In the download, and kept after an erasure. */
const kept = (not: string) => ({ exported: true, erased: { not } }) as const;
/** Deleted with the customer, and not in the download. */
const unseen = (not: string) => ({ exported: { not }, erased: true }) as const;
/** Nobody's words about anybody: neither in the download nor erased. */
const ours = (not: string) => ({ exported: { not }, erased: { not } }) as const;

const place = kept('names a place of many people, which tax and sums by district are counted by');
const computed = ours('worked out by the price engine from what was chosen, which is in the download');
const hash = ours('a random name or a checksum, which says nothing');
const works = ours('a record of the works, by codes of boards, boxes and tools');
const notice = ours('a notice of the shop to its staff, which names orders by number and no person');
const law = 'tax law has the papers of a sale kept as they were issued';
const payment = 'records of payments are append-only and stay; they name no person';
const amongStaff = 'what staff write for each other';
const message = 'a message of the gateway as it came, kept for disputes; the payment is in the download';
const profile = unseen('the same as in the profile, which is in the download');
const unused = ours('a column of an earlier release, which is empty');
const swept = ours('goes with its row within days, whoever it was');

/** The columns of a table that can hold words: text that isn't one of fixed words, and JSON. */
type WordColumns<T> = T extends PgTable
  ? {
      [K in keyof T['_']['columns'] as HoldsWords<T['_']['columns'][K]['_']> extends true ? K : never]: Fate;
    }
  : never;

type HoldsWords<C> = C extends {
  readonly columnType: 'PgText' | 'PgJsonb' | 'PgArray' | 'PgCustomColumn';
  readonly data: infer Data;
}
  ? C extends { readonly generated: object }
    ? false
    : Data extends readonly (infer Each)[]
      ? IsFree<Each>
      : IsFree<Data>
  : false;

type IsFree<Data> = Data extends string ? (string extends Data ? true : false) : true;

/**
 * Every column of words in the tables that hold words of customers or about them: those of customers, orders, carts and
 * enquiries, those that belong to them, and those that name a customer otherwise (files, mails, accounts, messages of
 * the gateway, the record of changes). A new column doesn't compile until it is here. A new table fails a test until it
 * is here or in `wordsOfTheShop`. The tests fill these columns and look at the download and at the database after an
 * erasure, so an entry here has to be true.
 */
export const ownWords = {
  account: {
    ...{ id: hash, accountId: hash, providerId: hash, userId: hash, password: unseen('a checksum of the password') },
    ...{ issuer: unused, accessToken: unused, refreshToken: unused, idToken: unused, scope: unused },
  },
  addresses: {
    companyName: own,
    contactName: own,
    mobile: own,
    flat: own,
    area: own,
    landmark: own,
    pincode: own,
    email: own,
    gstin: own,
  },
  alerts: { key: notice, kind: notice, message: notice },
  artworks: {
    name: own,
    uploadedBy: ours('the number of a customer, or a checksum of a network'),
    ownCut: ours('what a computer found in a file that is in the download'),
    ...{ token: hash, fileKey: hash, previewKey: hash, printKey: hash, whiteKey: hash, glossKey: hash },
  },
  /** Of the changes to a customer's own data and enquiries nothing is left but who made them, and when. */
  auditEntries: {
    ...{ operation: notice, subject: notice, subjectId: notice },
    name: ours('what was changed; the name of a customer is replaced'),
    before: ours('numbers and fixed words; those of a customer’s own data go'),
    after: ours('numbers and fixed words; those of a customer’s own data go'),
    reason: unseen(amongStaff),
  },
  cartLines: {
    configuration: own,
    destinationPincode: own,
    description: own,
    engineVersion: computed,
    hsn: computed,
    breakdown: computed,
  },
  carts: { tokenHash: hash },
  customerQuotations: { madeOutTo: own, note: unseen('of staff, about the sale') },
  customers: {
    userId: unseen('a random name of the account'),
    name: own,
    email: own,
    mobile: own,
    companyName: own,
    source: kept('says whether the account was opened on the website or at the desk'),
    gender: own,
    maritalStatus: own,
    gstin: own,
    picture: ours('a random name of the picture’s file, which is in the download'),
    deskNote: unseen(amongStaff),
  },
  customerWords: { words: unseen('words to search by, of the name and the addresses, which are in the download') },
  documents: {
    number: ours('the number is on the paper, which is in the download'),
    fileKey: hash,
    checksum: hash,
    madeFrom: hash,
    snapshot: ours(`what is printed on the paper, which is in the download; ${law}`),
  },
  eInvoices: {
    irn: ours(`printed on the e-invoice, which is in the download; ${law}`),
    ackNumber: ours(`printed on the e-invoice, which is in the download; ${law}`),
    signedQr: ours(`printed on the e-invoice, which is in the download; ${law}`),
  },
  cheques: {
    number: ours('one that cleared is in the download with its payment; another one was given back'),
    bank: ours('one that cleared is in the download with its payment; another one was given back'),
  },
  tdsCertificates: { number: ours('the buyer has issued it; what was deducted is in the download with its payment') },
  accountLedger: { reference: kept(payment) },
  ewayBills: {
    transporterId: ours(`the transporter’s; ${law}`),
    transporterName: ours(`the transporter’s; ${law}`),
    vehicle: ours(`the transporter’s; ${law}`),
    transportDocument: ours(`the transporter’s; ${law}`),
    number: ours(`printed on the copy of the invoice, which is in the download; ${law}`),
  },
  enquiries: {
    name: own,
    mobile: own,
    email: own,
    company: own,
    pincode: own,
    message: own,
    cartonType: own,
    details: own,
    fingerprint: unseen('a checksum of the enquiry'),
  },
  enquiryFiles: { artworkToken: hash },
  enquiryEntries: { text: own },
  idempotencyKeys: {
    scope: swept,
    key: hash,
    requestHash: hash,
    answer: unseen('an answer that was sent to them before'),
  },
  mobileCalls: { mobile: own },
  lineArtworks: {
    artworkToken: hash,
    findings: ours('what a computer found in a file that is in the download'),
    place: ours('numbers: where its buyer put it on its box'),
    placement: ours('numbers: where a file lies on its box'),
  },
  mails: {
    key: notice,
    recipient: profile,
    replyTo: ours('the shop’s own address'),
    unsubscribeUrl: unseen('a link that only its reader may use'),
    subject: own,
    html: unseen('the same words as in the text, which is in the download'),
    text: own,
    attachments: hash,
    error: unseen('why the mail server didn’t take it'),
  },
  orderLines: {
    itemName: kept('the name of an article of the catalogue'),
    description: kept('the article and its sizes; a file’s name in it is erased with an order that came to nothing'),
    /** With the note to the printer, and why staff agreed to a price. */
    configuration: ofOrder,
    destinationPincode: place,
    engineVersion: computed,
    hsn: kept('the tariff’s number of the goods'),
    breakdown: computed,
  },
  orderMessages: { text: own },
  orderNotes: { text: unseen(amongStaff) },
  orderSteps: {
    courier: kept('the name of a delivery partner'),
    trackingNumber: kept('the delivery partner’s number of a parcel'),
    note: ofOrder,
  },
  orders: {
    reference: hash,
    billingAddress: ofOrder,
    shippingAddress: ofOrder,
    exportedTo: ofOrder,
    placeOfSupply: place,
  },
  parcels: {
    courier: kept('the name of a delivery partner'),
    trackingNumber: kept('the delivery partner’s number of a parcel'),
  },
  parcelSteps: {
    courier: ours('the delivery partner of each sending; the download has the parcel’s last one'),
    trackingNumber: ours('a delivery partner’s number of each sending; the download has the parcel’s last one'),
  },
  paymentAttempts: {
    txnid: kept(payment),
    gateway: kept(payment),
    gatewayPaymentId: kept(payment),
    method: kept(payment),
    verified: ours('the gateway’s answer, as far as it decides about the payment'),
  },
  passwordCodes: { userId: hash, codeHash: hash },
  passwordTickets: { tokenHash: hash, userId: hash },
  paymentEvents: { source: ours(message), txnid: ours(message), payload: ours(message), digest: hash },
  paymentLedger: { gatewayPaymentId: kept(payment) },
  paymentWaivers: { reason: unseen(amongStaff) },
  productionJobs: { dieKey: works },
  productionTools: { dieKey: works, part: works, boxName: works, sheet: works, shelf: works },
  /** Named after whoever has it; its name on orders that were sold is replaced too. */
  priceLists: {
    name: unseen('what it took off stands on the orders'),
    rates: ours('shares of prices, which name nobody'),
  },
  orderDiscounts: { name: ours('the name of a price list or coupon on an order; a customer’s own list is renamed') },
  productionCosts: { note: ours('what staff write about what a job cost; it names the work, not who ordered it') },
  printWaivers: { artworkToken: hash, reason: unseen(amongStaff) },
  proofComments: { name: own, text: own },
  proofDecisions: { name: own, decidedFrom: own, text: own },
  proofs: { note: own, decidedName: own, decidedFrom: own, decisionText: own },
  quotationArtworks: { artworkToken: hash },
  /** Immutable. What the desk makes out to a customer is in `customerQuotations`. */
  quotations: {
    number: kept('the quotation’s number'),
    token: hash,
    engineVersion: computed,
    snapshot: kept('doesn’t say whose it is: whoever has its address may order by it'),
  },
  rateLimits: { scope: swept, subject: swept },
  refunds: {
    token: hash,
    reference: kept(payment),
    cause: own,
    problem: ours('why the gateway doesn’t pay it back'),
    answer: ours('the gateway’s answer about the refund'),
    account: own,
  },
  returnPhotos: { token: hash, fileKey: hash },
  returnRequests: {
    batchNumber: kept('from the label of a carton: it names what we made'),
    description: own,
    answer: own,
  },
  sandboxPayments: {
    txnid: ours(payment),
    fields: unseen('what a demonstration’s gateway was sent, with the name and e-mail of the profile'),
    ...{ status: ours(message), unmappedStatus: ours(message), mihpayid: ours(message) },
  },
  savedBoxes: {
    name: own,
    configuration: own,
    destinationPincode: own,
    quotation: unseen('the token of a quotation, which is in the download by its number'),
    fingerprint: unseen('a checksum of the box'),
  },
  session: {
    ...{ id: hash, token: hash, userId: hash, impersonatedBy: unused },
    ...{ ipAddress: own, userAgent: own },
  },
  settlementRows: {
    key: ours('the row’s place in a report of the payment provider'),
    action: ours('the payment provider’s word for it'),
    asideReason: ours('why a row of the payment provider needs no look'),
    utr: ours('the bank’s number of a transfer of many payments'),
    txnid: ours('the payment’s own number, which is in the download'),
    gatewayPaymentId: ours('the payment’s own number, which is in the download'),
  },
  signIns: {
    network: kept('the rules ask for a year of logs; who it was isn’t known any more'),
    userAgent: kept('the rules ask for a year of logs; who it was isn’t known any more'),
  },
  sezRegistrations: { gstin: ours('a public number of a business; it says nothing of an account') },
  stockEntries: { note: works },
  uploadParts: { fileKey: hash },
  uploads: { token: hash, name: swept, uploadedBy: swept, artworkToken: hash },
  user: {
    ...{ id: hash, name: profile, email: profile },
    ...{ image: unused, role: unused, banReason: unused },
  },
  verification: { id: unused, identifier: unused, value: unused },
} as const satisfies { [T in keyof typeof schema]?: WordColumns<(typeof schema)[T]> };

const catalogue = 'the catalogue: the shop’s own words';
const prices = 'prices and settings: the shop’s own words';
const staffAlone = 'its staff, not its customers';
const placesOfIndia = 'places, which are public';
const countsAlone = 'counts and sums, without a person';

/** Tables with words that are nobody's but the shop's; why. None of them may belong to a customer, order, cart or enquiry. */
export const wordsOfTheShop: { readonly [T in Exclude<keyof typeof schema, keyof typeof ownWords>]?: string } = {
  boards: catalogue,
  cataloguePictures: catalogue,
  categories: catalogue,
  cities: placesOfIndia,
  coatings: catalogue,
  countries: placesOfIndia,
  coupons: prices,
  courierBills: 'bills of couriers, by number',
  customerGroups: prices,
  deliveryCards: prices,
  deskViews: staffAlone,
  documentCounters: countsAlone,
  documentDays: countsAlone,
  eventCounts: countsAlone,
  holidays: prices,
  pincodes: placesOfIndia,
  priceDrafts: prices,
  productionRuns: 'sheets and boards of the works',
  rateCards: prices,
  sandboxRefunds: 'random names and numbers',
  searchWords: catalogue,
  settings: prices,
  settlementImports: 'why a report of the payment provider was taken back',
  shopVersions: countsAlone,
  staff: staffAlone,
  staffAuthenticators: staffAlone,
  staffInvitations: staffAlone,
  staffRecoveryCodes: staffAlone,
  states: placesOfIndia,
  stickerClasses: catalogue,
  stickerMaterials: catalogue,
  stickerShapes: catalogue,
  stockItems: 'sheets and boards of the works',
  taxRates: prices,
  variantImages: catalogue,
  variants: catalogue,
};
