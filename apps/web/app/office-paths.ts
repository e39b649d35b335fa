import type {
  ChequeList,
  DeskNeed,
  FigureList,
  ListFile,
  MaterialKindName,
  PicturedKindName,
  PriceTableName,
  RefundList,
} from '@boxwright/contract';

const segment = encodeURIComponent;

/** The bridges of a CFF2 file, as they were typed in; absent for the usual ones. */
export interface TypedBridges {
  readonly pitch: string;
  readonly bridge: string;
}

const bridgesIn = (bridges: TypedBridges | undefined): string =>
  bridges ? `?${new URLSearchParams({ pitch: bridges.pitch, bridge: bridges.bridge })}` : '';

/** Formats in which plates and die makers get a sheet. */
export type SheetFileFormat = 'pdf' | 'dxf' | 'cf2';

interface SheetFile {
  readonly format: SheetFileFormat;
  readonly bridges?: TypedBridges | undefined;
}

interface JobSheet extends SheetFile {
  readonly orderId: number;
  readonly line: number;
  readonly part: number;
}

interface RunSheet extends SheetFile {
  readonly runId: number;
}

/** A half of a tool for a sheet, as its maker gets it. */
export interface SheetTool {
  readonly station: 'stripping' | 'blanking';
  readonly half: 'upper' | 'lower';
  readonly format: Exclude<SheetFileFormat, 'pdf'>;
}

const toolIn = ({ station, half, format }: SheetTool): string => `${station}-${half}.${format}`;

/** Every URL of the back office, apart from `paths` so that the shop's pages don't load them. */
export const officePaths = {
  manage: '/manage',
  /** The sign-in of staff, and the page of the back office to show after it. */
  staffSignIn: (from: string) => `/manage?${new URLSearchParams({ from })}`,
  /** The second step of the sign-in: the code of the authenticator app. */
  staffSignInCode: (from: string | null) =>
    `/manage?${new URLSearchParams({ step: 'code', ...(from === null ? {} : { from }) })}`,
  /** After the second step took too long or had too many wrong codes. */
  staffSignInAgain: (from: string | null) => withQuery('/manage', { done: 'again', from: from ?? undefined }),
  staffSignOut: '/manage/sign-out',
  /** Where staff who have forgotten their password ask for a link. */
  staffForgot: '/manage/forgot',
  staffForgotSent: '/manage/forgot?sent=1',
  /** Opened by the link of that mail. */
  staffNewPassword: (token: string) => `/manage/new-password/${segment(token)}`,
  staffSignInAfterReset: '/manage?done=password',
  staffMembers: '/manage/staff',
  /** Opened by the link in the mail of an invitation. */
  joinStaff: (token: string) => `/manage/join/${segment(token)}`,
  staffAccount: '/manage/account',
  /** The staff account after one of its forms, or a new password. */
  staffAccountAfter: (done: 'ended' | 'others-ended' | 'off' | 'password') => `/manage/account?done=${done}`,
  /** The same after a sign-in with a recovery code, with the page that asked for it. */
  staffAccountAfterRecovery: (from: string | null) =>
    withQuery('/manage/account', { done: 'recovery', from: from ?? undefined }),
  audit: '/manage/audit',
  /** The audit's entries: by one member, of one kind of thing, of one thing, older than an entry. */
  auditOf: (asked: { member?: number; subject?: string; id?: string; before?: number }) => {
    const given = Object.entries(asked).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]]));
    const query = new URLSearchParams(given);
    return query.size === 0 ? '/manage/audit' : `/manage/audit?${query}`;
  },
  /** Changes of orders as server-sent events; not a page of the app. */
  officeEvents: '/manage/events',
  officeOrders: '/manage/orders',
  /** The desk's list with these filters and at this place. */
  officeOrdersOf: (asked: URLSearchParams) => (asked.size === 0 ? '/manage/orders' : `/manage/orders?${asked}`),
  /** An order; the list is the query of the desk's list that it was opened from. */
  officeOrder: (orderId: number, list = '') => withQuery(`/manage/orders/${orderId}`, { list }),
  /** The parcels of an order that goes in parts. */
  parts: (orderId: number) => `/manage/orders/${orderId}/parcels`,
  /** How an order's goods travel, or those with one challan of it, and its e-way bill. */
  eWayBill: (orderId: number, challan?: number) => withQuery(`/manage/orders/${orderId}/e-way-bill`, { challan }),
  /** The packed orders, to be sent with their parcels' numbers. */
  dispatch: '/manage/dispatch',
  /** What couriers say of parcels, read from their lists. */
  parcelStates: '/manage/parcels',
  today: '/manage/today',
  /** The orders that wait for staff, in the list of orders. */
  officeOrdersThatWait: (need: DeskNeed) => `/manage/orders?need=${need}`,
  officeCustomers: '/manage/customers',
  /** The customers that a search finds, starting from one. */
  officeCustomersOf: ({ search = '', before }: { search?: string; before?: number | null }) => {
    const asked = new URLSearchParams({
      ...(search === '' ? {} : { search }),
      ...(before ? { before: String(before) } : {}),
    });
    return asked.size === 0 ? '/manage/customers' : `/manage/customers?${asked}`;
  },
  officeCustomer: (customerId: number) => `/manage/customers/${customerId}`,
  officeNewCustomer: '/manage/customers/new',
  officeSell: '/manage/sell',
  officeSale: (saleId: number) => `/manage/sell/${saleId}`,
  refunds: '/manage/refunds',
  /** A list of refunds, starting from one. */
  refundsOf: (list: RefundList, after?: number) => withQuery('/manage/refunds', { list, after }),
  figures: '/manage/figures',
  figuresOf: (period: { readonly from: string; readonly to: string }) =>
    `/manage/figures?${new URLSearchParams({ from: period.from, to: period.to })}`,
  figuresFile: (list: FigureList, period: { readonly from: string; readonly to: string }) =>
    `/manage/figures/${list}/csv?${new URLSearchParams({ from: period.from, to: period.to })}`,
  receivables: '/manage/receivables',
  /** The list of what customers owe, only of those who are late, or a page of it. */
  receivablesOf: (asked: { show?: 'overdue'; page?: number }) => withQuery('/manage/receivables', asked),
  /** What a customer owes, with their statement. */
  customerAccount: (customerId: number) => `/manage/receivables/${customerId}`,
  courierCash: '/manage/courier-cash',
  /** What should have been remitted by now. */
  lateCourierCash: '/manage/courier-cash?show=late',
  cheques: '/manage/cheques',
  /** A list of cheques, or a page of it. */
  chequesOf: (list: ChequeList, page?: number) => withQuery('/manage/cheques', { list, page }),
  tds: '/manage/tds',
  /** Deducted tax of the financial year that begins in a year. */
  tdsOf: (year: number) => `/manage/tds?year=${year}`,
  courierBills: '/manage/courier-bills',
  courierBillsOf: (page: number) => `/manage/courier-bills?page=${page}`,
  listFile: (list: ListFile) => `/manage/lists/${list}/csv`,
  settlements: '/manage/settlements',
  /** A page of the settlements, or the rows of one of them. */
  settlementsOf: (asked: { utr?: string; page?: number }) => withQuery('/manage/settlements', asked),
  settlementImport: '/manage/settlements/import',
  /** What is held for a customer, and money that pays several orders. */
  customerMoney: (customerId: number) => `/manage/money/${customerId}`,
  accounts: '/manage/accounts',
  /** The accounts of a period, with its e-invoices checked if asked for. */
  accountsOf: (period: { readonly from: string; readonly to: string }, check = false) =>
    `/manage/accounts?${new URLSearchParams({ ...period, ...(check ? { check: 'e-invoices' } : {}) })}`,
  /** Registered invoices, and the form that reads the portal's answer in. */
  eInvoices: '/manage/accounts/e-invoices',
  eInvoicesBefore: (documentId: number) => `/manage/accounts/e-invoices?before=${documentId}`,
  settings: '/manage/settings',
  settingsOf: (section: string) => `/manage/settings?${new URLSearchParams({ section })}`,
  quotations: '/manage/quotations',
  /** A list of quotations; by default those to ask about today. */
  quotationsOf: (asked: { readonly view: string; readonly owner: string; readonly before?: number }) =>
    withQuery('/manage/quotations', asked),
  officeEnquiries: '/manage/enquiries',
  /** A part of the inbox; by default the enquiries that wait for an answer. */
  officeEnquiriesOf: (asked: { view?: string; owner?: string; search?: string; before?: number }) =>
    withQuery('/manage/enquiries', asked),
  officeEnquiry: (enquiryId: number) => `/manage/enquiries/${enquiryId}`,
  /** The enquiry after one of its forms was sent. */
  officeEnquiryAfter: (enquiryId: number, done: 'answered' | 'changed' | 'noted' | 'customer') =>
    `/manage/enquiries/${enquiryId}?done=${done}`,
  mailbox: '/manage/mailbox',
  mailboxOf: (asked: { search?: string; state?: string; before?: number; mail?: number; done?: string }) =>
    withQuery('/manage/mailbox', asked),
  jobs: '/manage/jobs',
  jobsOf: (asked: { before?: number; done?: number }) => withQuery('/manage/jobs', asked),
  alerts: '/manage/alerts',
  alertsPage: (page: number) => `/manage/alerts?page=${page}`,
  /** Those that nobody has seen yet. */
  unseenAlerts: (page?: number) => withQuery('/manage/alerts', { show: 'unseen', page }),
  searchWords: '/manage/search-words',
  /** The search words, filtered, a page of them, with one of them to change. */
  searchWordsOf: ({ search = '', page = 1, edit }: { search?: string; page?: number; edit?: number }) => {
    const asked = new URLSearchParams({
      ...(search === '' ? {} : { search }),
      ...(page === 1 ? {} : { page: String(page) }),
      ...(edit === undefined ? {} : { edit: String(edit) }),
    });
    return asked.size === 0 ? '/manage/search-words' : `/manage/search-words?${asked}`;
  },
  catalogueBoxes: '/manage/catalogue',
  catalogueMaterials: '/manage/catalogue/materials',
  catalogueNewCategory: '/manage/catalogue/new-category',
  catalogueNewSize: (categoryId: number, after?: 'category-added') =>
    withQuery(`/manage/catalogue/categories/${categoryId}/new-size`, { done: after }),
  catalogueNewMaterial: (kind: MaterialKindName) => `/manage/catalogue/new-material?kind=${kind}`,
  /** The materials after one of their forms. */
  catalogueMaterialsAfter: (kind: MaterialKindName, id: number) =>
    `/manage/catalogue/materials?${new URLSearchParams({ kind, added: String(id) })}`,
  catalogueStickers: '/manage/catalogue/stickers',
  cataloguePicture: (kind: PicturedKindName, id: number, done?: 'saved' | 'removed') =>
    withQuery(`/manage/catalogue/pictures/${kind}/${id}`, { done }),
  catalogueSizeAdded: (variantId: number) => `/manage/catalogue/sizes/${variantId}?done=added`,
  catalogueSize: (variantId: number) => `/manage/catalogue/sizes/${variantId}`,
  catalogueCategory: (categoryId: number) => `/manage/catalogue/categories/${categoryId}`,
  prices: '/manage/prices',
  taxRates: '/manage/tax-rates',
  holidays: '/manage/holidays',
  customerGroups: '/manage/customer-groups',
  customerGroupOf: (id: number) => `/manage/customer-groups?edit=${id}`,
  priceLists: '/manage/price-lists',
  priceListOf: (id: number) => `/manage/price-lists?edit=${id}`,
  coupons: '/manage/coupons',
  couponOf: (id: number) => `/manage/coupons?edit=${id}`,
  couponsFile: '/manage/coupons/csv',
  /** The draft of a table of prices, or one of its versions. */
  priceTable: (kind: PriceTableName, versionId?: number) =>
    versionId === undefined ? `/manage/prices/${kind}` : `/manage/prices/${kind}?version=${versionId}`,
  priceComparison: (kind: PriceTableName) => `/manage/prices/${kind}/compare`,
  /** A CSV file of a version, or of the draft. */
  pricesFile: (kind: PriceTableName, versionId: number | null) =>
    versionId === null ? `/manage/prices/${kind}/csv` : `/manage/prices/${kind}/csv?version=${versionId}`,
  /** The order with the form of an action. */
  officeOrderAct: (orderId: number, act: OfficeOrderAct, { to = '', list = '' }: { to?: string; list?: string } = {}) =>
    withQuery(`/manage/orders/${orderId}`, { act, to, list }),
  /** Where the order's forms are posted to. */
  officeOrderForm: (orderId: number, asked: { form: string; act: string; to: string; list: string }) =>
    withQuery(`/manage/orders/${orderId}`, asked),
  /** The order after one of its forms. */
  officeOrderDone: (orderId: number, done: string, list = '') => withQuery(`/manage/orders/${orderId}`, { done, list }),
  officeReturnPhoto: (token: string) => `/manage/return-photos/${segment(token)}.webp`,
  /** Artwork and proofs that wait: for us, unless for customers. */
  proofs: '/manage/proofs',
  proofsForCustomers: '/manage/proofs?for=customers',
  /** An order's page at the artwork of a line, which counts from 1. */
  officeOrderProof: (orderId: number, line: number) => `/manage/orders/${orderId}#proof-${line}`,
  production: '/manage/production',
  /** The board's jobs whose orders wait for money. */
  jobsWaitingForMoney: '/manage/production?waits=money',
  /** The board's jobs with these filters. */
  productionOf: (asked: { step?: string; press?: string; due?: string; customer?: number }) =>
    withQuery('/manage/production', asked),
  scan: '/manage/production/scan',
  gangRuns: '/manage/production/together',
  /** The ticket of a job, as PDF; the line counts from 1. */
  packingPaper: (orderId: number, paper: 'packing-list' | 'labels') => `/manage/orders/${orderId}/packing/${paper}.pdf`,
  jobTicket: (orderId: number, line: number) => `/manage/orders/${orderId}/job-ticket/${line}.pdf`,
  /** A job with its steps and the files of its sheets. */
  job: (jobId: number) => `/manage/production/jobs/${jobId}`,
  /** A sheet of a job as a file; part and line count from 1. */
  jobSheet: ({ orderId, line, part, format, bridges }: JobSheet) =>
    `/manage/orders/${orderId}/job-sheet/${line}-${part}.${format}${bridgesIn(bridges)}`,
  /** A tool for a sheet of a job. */
  jobTool: ({ orderId, line, part, ...tool }: Pick<JobSheet, 'orderId' | 'line' | 'part'> & SheetTool) =>
    `/manage/orders/${orderId}/job-tools/${line}-${part}-${toolIn(tool)}`,
  /** A sheet of a job with its artwork, for plates. */
  jobPlates: ({ orderId, line, part }: Pick<JobSheet, 'orderId' | 'line' | 'part'>) =>
    `/manage/orders/${orderId}/plates/${line}-${part}.pdf`,
  /** Jobs that are printed together. */
  run: (runId: number) => `/manage/production/runs/${runId}`,
  runTicket: (runId: number) => `/manage/production/runs/${runId}/ticket.pdf`,
  /** The sheet of a run with its artwork, for plates. */
  runPlates: (runId: number) => `/manage/production/runs/${runId}/plates.pdf`,
  runSheet: ({ runId, format, bridges }: RunSheet) =>
    `/manage/production/runs/${runId}/sheet.${format}${bridgesIn(bridges)}`,
  runTool: (runId: number, tool: SheetTool) => `/manage/production/runs/${runId}/${toolIn(tool)}`,
  stock: '/manage/stock',
  /** What must be ordered or counted. */
  lowStock: '/manage/stock?show=low',
  /** One kind of sheets with its entries. */
  stockItem: (itemId: number, isLowOnly = false) => `/manage/stock?item=${itemId}${isLowOnly ? '&show=low' : ''}`,
  tools: '/manage/stock/tools',
  toolsOf: ({ search = '', scrapped = false, before, edit }: ToolList) => {
    const asked = new URLSearchParams({
      ...(search === '' ? {} : { search }),
      ...(scrapped ? { scrapped: '1' } : {}),
      ...(before === undefined ? {} : { before: String(before) }),
      ...(edit === undefined ? {} : { edit: String(edit) }),
    });
    return asked.size === 0 ? '/manage/stock/tools' : `/manage/stock/tools?${asked}`;
  },
  staffPassword: '/manage/password',
  design: '/manage/design',
  mail: (mailId: number) => `/manage/mailbox?mail=${mailId}`,
} as const;

/** An action on an order that has its own form. */
export type OfficeOrderAct =
  | 'step'
  | 'cancel'
  | 'payment'
  | 'reverse'
  | 'refund'
  | 'credit'
  | 'debit'
  | 'reprint'
  | 'correct';

/** Which dies and plates a page lists, and the one to change. */
export interface ToolList {
  readonly search?: string;
  readonly scrapped?: boolean;
  /** Lists the tools before this one. */
  readonly before?: number;
  readonly edit?: number;
}

/** An address with the parts of a query that aren't empty. */
function withQuery(address: string, asked: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.size === 0 ? address : `${address}?${query}`;
}
