import {
  accountEntriesAfter,
  addressesStoredOf,
  answersToEnquiries,
  artworksOf,
  type Customer,
  enquiriesOf,
  listSessions,
  mailsRefusedBy,
  mailsTo,
  numbersToCall,
  openCartLinesOf,
  ordersOfCustomerAfter,
  quotationsKeptBy,
  savedBoxesOf,
  signInsAfter,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { paged } from './paged.ts';
import {
  presentAccountEntry,
  presentAddress,
  presentArtwork,
  presentCartLine,
  presentEnquiry,
  presentMail,
  presentProfile,
  presentQuotation,
  presentSavedBox,
  presentSignIn,
} from './present-data.ts';
import { presentOrders } from './present-orders.ts';

/** Whose data, and whether they have proved that the account's mailbox is theirs. */
export interface Exported {
  readonly customer: Customer;
  readonly isEmailProven: boolean;
}

/** Data found by the e-mail alone is only for customers who have proved that its mailbox is theirs. */
export const provenEmail = ({ customer, isEmailProven }: Exported): string | null =>
  isEmailProven ? customer.email : null;

type Pages = AsyncIterable<readonly object[]>;

/** Everything that is stored of a customer as one JSON object, piece by piece. */
export async function* dataJson(services: Services, exported: Exported): AsyncGenerator<Uint8Array> {
  const profile = JSON.stringify(presentProfile(exported.customer), null, 2);
  yield Buffer.from(`{\n"profile": ${profile}`);
  for (const [name, pages] of Object.entries(listsOf(services, exported))) {
    let before = '';
    yield Buffer.from(`,\n"${name}": [`);
    for await (const rows of pages) {
      const text = rows.map((row) => JSON.stringify(row, null, 2)).join(',\n');
      if (text !== '') yield Buffer.from(`${before}\n${text}`);
      before = ',';
    }
    yield Buffer.from('\n]');
  }
  yield Buffer.from('\n}\n');
}

function listsOf({ db, now }: Services, exported: Exported): Readonly<Record<string, Pages>> {
  const { id, userId } = exported.customer;
  const proven = provenEmail(exported);
  return {
    addresses: once(async () => (await addressesStoredOf(db, id)).map(presentAddress)),
    cart: once(async () => (await openCartLinesOf(db, id)).map(presentCartLine)),
    savedBoxes: once(async () => (await savedBoxesOf(db, id)).map(presentSavedBox)),
    quotations: once(async () => (await quotationsKeptBy(db, id)).map(presentQuotation)),
    orders: each(
      paged((page) => ordersOfCustomerAfter(db, id, page)),
      (orders) => presentOrders(db, orders),
    ),
    moneyOnAccount: each(
      paged((page) => accountEntriesAfter(db, id, page)),
      (entries) => entries.map(presentAccountEntry),
    ),
    artwork: each(
      paged((page) => artworksOf(db, id, proven, page)),
      (rows) => rows.map(presentArtwork),
    ),
    enquiries: each(
      paged((page) => enquiriesOf(db, id, proven, page)),
      async (rows) => {
        const answers = await answersToEnquiries(
          db,
          rows.map((row) => row.id),
        );
        return rows.map((row) =>
          presentEnquiry(
            row,
            answers.filter(({ enquiryId }) => enquiryId === row.id),
          ),
        );
      },
    ),
    calls: once(() => numbersToCall(db, id)),
    mails:
      proven === null
        ? none
        : each(
            paged((page) => mailsTo(db, proven, page)),
            (rows) => rows.map(presentMail),
          ),
    refusedMails: once(async () =>
      (await mailsRefusedBy(db, id)).map(({ kind, createdAt }) => ({ kind, refusedAt: createdAt })),
    ),
    sessions: once(async () => {
      const sessions = userId === null ? [] : await listSessions(db, userId, now());
      return sessions.map(({ id: _, token: __, ...shown }) => shown);
    }),
    signIns: each(
      paged((page) => signInsAfter(db, id, page)),
      (rows) => rows.map(presentSignIn),
    ),
  };
}

const none: Pages = (async function* () {})();

async function* once(read: () => Promise<readonly object[]>): AsyncGenerator<readonly object[]> {
  yield await read();
}

async function* each<Row>(
  pages: AsyncIterable<Row[]>,
  present: (rows: Row[]) => readonly object[] | Promise<readonly object[]>,
): AsyncGenerator<readonly object[]> {
  for await (const rows of pages) yield await present(rows);
}
