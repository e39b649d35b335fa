import type { AccountDocument, Holder, MoneyEntry } from '@boxwright/accounting';
import { paise } from '@boxwright/money';
import {
  type AccountCursor,
  type AccountMoneyRow,
  type AccountPeriod,
  type DbOrTx,
  inShortSnapshot,
  listAccountDocuments,
  listAccountMoney,
  listMoneyEntries,
  type MoneyRow,
} from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../company/order-number.ts';
import { accountDocument } from './account-document.ts';
import { byTime } from './by-time.ts';

/** Rows that are in memory at once; they take a few milliseconds of the main thread. */
const batchSize = 100;
/** The longest time that reading a batch may take. */
const batchSeconds = 10;

interface Timed {
  /** The moment as PostgreSQL writes it, which sorts as text within a time zone. */
  readonly at: string;
}

export interface TimedDocument extends Timed {
  readonly orderId: number;
  readonly isRegistered: boolean;
  readonly document: AccountDocument;
}

export interface TimedMoney extends Timed {
  readonly money: MoneyEntry;
}

type Reading = Pick<Services, 'db'>;

/**
 * The documents of a period in the order of their issue, read batch by batch in short snapshots, so that any number of
 * them takes little memory and blocks no other query. Issued documents don't change meanwhile.
 */
export async function* documentsIn({ db }: Reading, period: AccountPeriod): AsyncGenerator<TimedDocument> {
  for await (const row of batches(db, (tx, after) => listAccountDocuments(tx, period, after, batchSize))) {
    yield { at: row.at, orderId: row.orderId, isRegistered: row.isRegistered, document: accountDocument(row) };
  }
}

/** The payments and refunds that were recorded in a period, and money on account, oldest first; read in the same way. */
export const moneyIn = (services: Reading, period: AccountPeriod): AsyncGenerator<TimedMoney> =>
  byTime(accountMoneyIn(services, period), moneyOfOrders(services, period));

/** What came to customers' accounts and was paid back from there. */
async function* accountMoneyIn({ db }: Reading, period: AccountPeriod): AsyncGenerator<TimedMoney> {
  for await (const row of batches(db, (tx, after) => listAccountMoney(tx, period, after, batchSize))) {
    yield { at: row.at, money: accountMoney(row) };
  }
}

async function* moneyOfOrders({ db }: Reading, period: AccountPeriod): AsyncGenerator<TimedMoney> {
  for await (const row of batches(db, (tx, after) => listMoneyEntries(tx, period, after, batchSize))) {
    yield { at: row.at, money: moneyEntry(row) };
  }
}

async function* batches<Row extends AccountCursor>(
  db: Services['db'],
  read: (tx: DbOrTx, after: AccountCursor | null) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: AccountCursor | null = null;
  while (true) {
    const from: AccountCursor | null = after;
    const rows: Row[] = await inShortSnapshot(db, batchSeconds, (tx) => read(tx, from));
    yield* rows;
    after = rows.at(-1) ?? null;
    if (rows.length < batchSize) return;
  }
}

function moneyEntry(row: MoneyRow): MoneyEntry {
  return {
    id: row.id,
    way: wayOf(row),
    day: row.valueDay ?? indianDay(new Date(row.at)),
    amount: paise(row.amount),
    isReversal: row.isReversal,
    ...(row.bankFee === null ? {} : { bankFee: paise(row.bankFee) }),
    orderNumber: orderNumber({ number: row.orderNumber, placedAt: row.placedAt }),
    party: row.companyName || row.contactName,
    ...(row.gstin ? { gstin: row.gstin } : {}),
    ...(row.against === null ? {} : { against: row.against }),
    ...(row.voucherNumber === null ? {} : { voucherNumber: row.voucherNumber }),
    ...(row.reference === null ? {} : { reference: row.reference }),
    ...(row.isOnAccount ? { holder: holderOf(row), isInReceipt: row.isInReceipt } : {}),
  };
}

const holderOf = ({ holder, holderGstin }: Pick<MoneyRow, 'holder' | 'holderGstin'>): Holder => ({
  party: holder,
  ...(holderGstin ? { gstin: holderGstin } : {}),
});

function accountMoney(row: AccountMoneyRow): MoneyEntry {
  return {
    id: row.id,
    isOnAccount: true,
    way: row.how === 'transfer' ? 'bank' : row.how,
    day: row.valueDay,
    amount: paise(row.amount),
    isReversal: row.isReversal,
    ...(row.bankFee === null ? {} : { bankFee: paise(row.bankFee) }),
    orderNumber: '',
    ...holderOf(row),
    ...(row.reference === null ? {} : { reference: row.reference }),
    parts: row.parts.map(({ amount, companyName, contactName, gstin, voucherNumber, against }) => ({
      amount: paise(amount),
      party: companyName || contactName,
      ...(gstin ? { gstin } : {}),
      ...(voucherNumber === null ? {} : { voucherNumber }),
      ...(against === null ? {} : { against }),
    })),
  };
}

/** Money that is neither cash nor a cheque, nor went through the gateway, is a bank transfer, such as a refund by hand. */
function wayOf({ kind, isByGateway, isOnAccount }: MoneyRow): MoneyEntry['way'] {
  if (isOnAccount) return 'account';
  if (kind === 'tds') return 'tds';
  if (isByGateway) return 'gateway';
  return kind === 'cash' || kind === 'cheque' ? kind : 'bank';
}
