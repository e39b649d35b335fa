import {
  chequeLists,
  enquiryStateNames,
  type ListFile,
  ok,
  quotationStateNames,
  type Result,
  refundLists,
} from '@boxwright/contract';
import { formatCount, type Paise, toRupees } from '@boxwright/money';
import { paymentWords, quarterName } from '@boxwright/orders';
import type { CallOf, MayOf } from '../../calls/call.ts';
import { indianDay } from '../../process/indian-day.ts';
import { GetAlerts } from '../alerts/GetAlerts.ts';
import { GetAudit } from '../audit/GetAudit.ts';
import { GetCheques } from '../cheques/GetCheques.ts';
import { GetCourierBills } from '../courier-bills/GetCourierBills.ts';
import { FindCustomers } from '../customers/FindCustomers.ts';
import { GetDeskOrders } from '../desk/GetDeskOrders.ts';
import { GetEnquiries } from '../enquiries/GetEnquiries.ts';
import { GetProduction } from '../production/GetProduction.ts';
import { GetProofQueue } from '../proofs/GetProofQueue.ts';
import { GetQuotations } from '../quotations/GetQuotations.ts';
import { GetRefunds } from '../refunds/GetRefunds.ts';
import { GetMailbox } from '../staff/GetMailbox.ts';
import { GetStaff } from '../staff/GetStaff.ts';
import { GetStock } from '../stock/GetStock.ts';
import { GetTools } from '../stock/GetTools.ts';
import { GetTds } from '../tds/GetTds.ts';

type Cells = readonly (string | number | null)[];
type Rows = Result<readonly Cells[]>;

/** A list with the heads of its columns, read by the operations that show it, so that a file has what its page has. */
interface ListToExport {
  readonly heads: readonly string[];
  readonly read: (call: CallOf<'ExportList'>, may: MayOf<'ExportList'>) => Promise<Rows>;
}

const mostRows = 20_000;

/** All pages of a list: `read` gets what the page before has named as the next one. */
async function everyPage<Row>(
  read: (next: number | undefined) => Promise<Result<{ readonly rows: readonly Row[]; readonly next: number | null }>>,
  cellsOf: (row: Row) => Cells,
): Promise<Rows> {
  const all: Cells[] = [];
  let next: number | null | undefined;
  do {
    const page = await read(next ?? undefined);
    if (!page.ok) return page;
    for (const row of page.value.rows) all.push(cellsOf(row));
    next = page.value.next;
  } while (next !== null && all.length < mostRows);
  if (next !== null) all.push(tooMany(all.length));
  return ok(all);
}

/** A list that its operation gives at once. */
function onePage<Page, Row>(
  answer: Result<Page>,
  of: (page: Page) => { readonly rows: readonly Row[]; readonly hasMore: boolean },
  cellsOf: (row: Row) => Cells,
): Rows {
  if (!answer.ok) return answer;
  const { rows, hasMore } = of(answer.value);
  const all = rows.map(cellsOf);
  return ok(hasMore ? [...all, tooMany(all.length)] : all);
}

/** Whoever adds up a column has to know. */
const tooMany = (count: number): Cells => [`Only the first ${formatCount(count)} rows: there are more.`];

/** What a page has, as `everyPage` reads it. */
const paged = <Page, Row>(
  answer: Result<Page>,
  of: (page: Page) => { readonly rows: readonly Row[]; readonly next: number | null },
) => (answer.ok ? ok(of(answer.value)) : answer);

const rupees = (amount: number): string => toRupees(amount as Paise); // whole paise, as the operations have them
const dayOf = (moment: Date | null): string => (moment === null ? '' : indianDay(moment));
const yes = (is: boolean): string => (is ? 'yes' : 'no');

export const listsToExport: Readonly<Record<ListFile, ListToExport>> = {
  orders: {
    heads: ['Order', 'Placed', 'Status', 'Payment', 'Way to pay', 'Delivery', 'Customer', 'Company', 'Items'].concat([
      ...['Pieces', 'Total', 'Ready by', 'Late'],
    ]),
    read: (call) =>
      everyPage(
        async (olderThan) =>
          paged(
            await GetDeskOrders({ search: '', ...(olderThan ? { olderThan } : {}) }, call, {}),
            ({ orders, hasOlder }) => ({
              rows: orders,
              next: hasOlder ? (orders.at(-1)?.id ?? null) : null,
            }),
          ),
        (row) => [
          ...[row.number, dayOf(row.placedAt), row.statusLabel, paymentWords(row), row.paymentMode, row.deliveryType],
          ...[
            row.customerName,
            row.companyName,
            row.items,
            row.quantity,
            rupees(row.total),
            row.readyBy,
            yes(row.isLate),
          ],
        ],
      ),
  },
  customers: {
    heads: ['Customer', 'Company', 'Mail', 'Mobile', 'Orders since April', 'Sales since April', 'Last order'],
    read: (call) =>
      everyPage(
        async (before) =>
          paged(await FindCustomers({ search: '', before: before ?? null }, call, {}), ({ customers, next }) => ({
            ...{ rows: customers, next },
          })),
        (row) => [row.name, row.companyName, row.email, row.mobile, row.orders, rupees(row.value), row.lastOrder],
      ),
  },
  enquiries: {
    heads: ['Enquiry', 'Came', 'Form', 'Name', 'Company', 'About', 'State', 'Looked after by'],
    read: (call) =>
      everyPage(
        async (before) =>
          paged(await GetEnquiries({ view: 'all', search: '', ...(before ? { before } : {}) }, call, {}), (page) => ({
            ...{ rows: page.enquiries, next: page.next },
          })),
        (row) => [
          ...[row.id, dayOf(row.createdAt), row.form, row.name, row.company, row.about],
          ...[enquiryStateNames[row.state], row.ownerName],
        ],
      ),
  },
  quotations: {
    heads: ['Quotation', 'Made', 'Valid until', 'State', 'Customer', 'Company', 'Goods', 'Total'].concat([
      ...['Looked after by', 'Ask on', 'Lost because', 'Note'],
    ]),
    read: (call) =>
      everyPage(
        async (before) =>
          paged(await GetQuotations({ view: 'all', owner: 'anybody', before: before ?? null }, call, {}), (page) => ({
            ...{ rows: page.quotations, next: page.next },
          })),
        (row) => [
          ...[row.number, dayOf(row.createdAt), row.validUntil, quotationStateNames[row.state], row.customerName],
          ...[row.company, row.goods.map(({ name, quantity }) => `${quantity} ${name}`).join('; '), rupees(row.total)],
          ...[row.ownerName, row.followUpOn, row.lostReason, row.note],
        ],
      ),
  },
  refunds: {
    heads: [
      'Refund',
      'Order',
      'Customer',
      'Mobile',
      'Amount',
      'State',
      'Cause',
      'Problem',
      'Asked for',
      'Paid on',
    ].concat([...['Paid by', 'Reference', 'Paper']]),
    read: async (call) => {
      const all: Cells[] = [];
      for (const list of refundLists) {
        const rows = await everyPage(
          async (after) =>
            paged(await GetRefunds({ list, ...(after ? { after } : {}) }, call, {}), ({ refunds, next }) => ({
              ...{ rows: refunds, next },
            })),
          (row) => [
            ...[row.id, row.orderNumber, row.customerName, row.mobile, rupees(row.amount), row.state, row.cause],
            ...[
              row.problem,
              dayOf(row.requestedAt),
              row.paidOn,
              row.paidBy,
              row.reference,
              row.voucher?.number ?? null,
            ],
          ],
        );
        if (!rows.ok) return rows;
        all.push(...rows.value);
      }
      return ok(all);
    },
  },
  stock: {
    heads: ['Material', 'Sheet', 'On hand', 'Reserved', 'Free', 'Warn below', 'Low'],
    read: (call) =>
      everyPage(
        async () => paged(await GetStock({}, call, {}), ({ items }) => ({ rows: items, next: null })),
        (row) => [
          ...[row.materialName, row.sheet, row.onHand, row.reserved, row.free, row.reorderLevel, yes(row.isLow)],
        ],
      ),
  },
  tools: {
    heads: ['Tool', 'Kind', 'Box', 'Part', 'Sheet', 'Up', 'Shelf', 'State', 'Runs', 'Made', 'Order'],
    read: (call) =>
      everyPage(
        async (before) =>
          paged(await GetTools({ search: '', ...(before ? { before } : {}) }, call, {}), ({ tools, next }) => ({
            ...{ rows: tools, next },
          })),
        (row) => [
          ...[row.number, row.kind, row.box, row.part, row.sheet, row.ups, row.shelf, row.state, row.runs],
          ...[dayOf(row.madeAt), row.orderNumber],
        ],
      ),
  },
  alerts: {
    heads: ['Raised', 'Kind', 'Order', 'Message', 'Seen', 'Seen by'],
    read: (call, may) =>
      everyPage(
        async (page = 1) =>
          paged(await GetAlerts({ page, pageSize: 100 }, call, { all: may.allAlerts }), ({ alerts, count }) => ({
            ...{ rows: alerts, next: page * 100 < count ? page + 1 : null },
          })),
        (row) => [dayOf(row.createdAt), row.kind, row.orderNumber, row.message, dayOf(row.seenAt), row.seenBy],
      ),
  },
  cheques: {
    heads: ['State', 'Order', 'Customer', 'Number', 'Bank', 'Dated', 'Noted or ended', 'Amount', 'Bank’s charge'],
    read: async (call) => {
      const all: Cells[] = [];
      for (const list of chequeLists) {
        const rows = await everyPage(
          async (page = 1) =>
            paged(await GetCheques({ list, page }, call, {}), ({ cheques, hasMore }) => ({
              ...{ rows: cheques, next: hasMore ? page + 1 : null },
            })),
          (row) => [
            ...[row.isGivenBack ? 'given back' : list, row.orderNumber, row.customerName, row.number, row.bank],
            ...[row.datedOn, row.day, rupees(row.amount), row.bankFee === 0 ? '' : rupees(row.bankFee)],
          ],
        );
        if (!rows.ok) return rows;
        all.push(...rows.value);
      }
      return ok(all);
    },
  },
  tds: {
    heads: ['Quarter', 'Customer', 'GSTIN', 'Deducted', 'Certified', 'Awaited', 'Late', 'Certificates'],
    read: (call) =>
      everyPage(
        async (year?: number) =>
          paged(await GetTds(year ? { year } : {}, call, {}), ({ rows, years, year: shown }) => ({
            ...{ rows, next: years.find((each) => each < shown) ?? null },
          })),
        (row) => [
          ...[quarterName(row.quarter), row.customerName, row.gstin, rupees(row.deducted), rupees(row.certified)],
          ...[rupees(row.awaited), yes(row.isLate), row.certificates.map(({ number }) => number).join('; ')],
        ],
      ),
  },
  production: {
    heads: [
      'Order',
      'Line',
      'Job',
      'Customer',
      'Item',
      'Description',
      'Quantity',
      'Step',
      'Due on',
      'Late',
      'Urgent',
    ].concat([...['Started', 'Started by', 'Run', 'Proof', 'Waits for']]),
    read: async (call) =>
      onePage(
        await GetProduction({}, call, {}),
        ({ jobs, hasMore }) => ({ rows: jobs, hasMore }),
        (row) => [
          ...[row.orderNumber, row.line, row.code, row.customer, row.item, row.description, row.quantity, row.stage],
          ...[
            row.dueOn,
            yes(row.isLate),
            yes(row.isUrgent),
            dayOf(row.startedAt),
            row.startedBy,
            row.runCode,
            row.proof?.state ?? null,
            row.hold?.by ?? null,
          ],
        ],
      ),
  },
  proofs: {
    heads: ['Order', 'Line', 'Customer', 'Item', 'Description', 'Quantity', 'Waits for', 'State', 'Since'].concat([
      ...['Order’s status', 'Stops the print'],
    ]),
    read: async (call) => {
      const all: Cells[] = [];
      for (const who of ['us', 'customer'] as const) {
        const rows = onePage(
          await GetProofQueue({ waitsFor: who }, call, {}),
          ({ lines, counts }) => ({ rows: lines, hasMore: counts[who] > lines.length }),
          (row) => [
            ...[row.orderNumber, row.number, row.customer, row.name, row.description, row.quantity, who, row.stateName],
            ...[dayOf(row.since), row.status, yes(row.hasStops)],
          ],
        );
        if (!rows.ok) return rows;
        all.push(...rows.value);
      }
      return ok(all);
    },
  },
  mails: {
    heads: ['Written', 'To', 'Subject', 'State'],
    read: (call) =>
      everyPage(
        async (before) =>
          paged(await GetMailbox({ search: '', ...(before ? { before } : {}) }, call, {}), (mails) => ({
            ...{ rows: mails, next: mails.at(-1)?.id ?? null },
          })),
        (row) => [dayOf(row.createdAt), row.recipient, row.subject, row.state],
      ),
  },
  changes: {
    heads: ['When', 'Who', 'What was done', 'Kind of thing', 'Number', 'Name', 'Changed', 'Reason'],
    read: (call) =>
      everyPage(
        async (before) =>
          paged(
            await GetAudit({ subject: '', subjectId: '', ...(before ? { before } : {}) }, call, {}),
            ({ entries, next }) => ({ rows: entries, next }),
          ),
        (row) => [
          ...[row.at.toISOString(), row.staffName, row.deed, row.subject, row.subjectId, row.name],
          ...[row.changes.map(({ what, from, to }) => `${what}: ${from ?? ''} → ${to ?? ''}`).join('; '), row.reason],
        ],
      ),
  },
  staff: {
    heads: ['Name', 'Mail', 'Role', 'May sign in', 'Authenticator app', 'Last sign-in'],
    read: async (call) =>
      onePage(
        await GetStaff({}, call, {}),
        ({ members }) => ({ rows: members, hasMore: false }),
        (row) => [
          ...[row.name, row.email, row.role, yes(row.isActive), yes(row.hasAuthenticator), dayOf(row.lastSignInAt)],
        ],
      ),
  },
  courierBills: {
    heads: [
      'Courier',
      'Number',
      'Kind',
      'Dated',
      'Booked',
      'Before tax',
      'CGST',
      'SGST',
      'IGST',
      'Reverse charge',
    ].concat(['To the courier', 'Sent from', 'Sent to', 'Orders', 'Charged to buyers']),
    read: (call) =>
      everyPage(
        async (page = 1) =>
          paged(await GetCourierBills({ page }, call, {}), ({ bills, hasMore }) => ({
            ...{ rows: bills, next: hasMore ? page + 1 : null },
          })),
        (row) => [
          ...[row.courier, row.number, row.kind, row.billedOn, row.bookedOn, rupees(row.taxable), rupees(row.cgst)],
          ...[rupees(row.sgst), rupees(row.igst), yes(row.isReverseCharge), rupees(row.payable), row.sentFrom],
          ...[row.sentTo, row.parcels, rupees(row.charged)],
        ],
      ),
  },
};
