import {
  checkEInvoice,
  checkTallyNames,
  checkTallyVoucher,
  csvLine,
  csvStart,
  eInvoiceOf,
  ledgerLineOfDocument,
  ledgerLineOfMoney,
  ledgerStart,
  openGstr1,
  openPortalJson,
  openTallyMasters,
  salesRegisterLine,
  salesRegisterStart,
  type TallyLedgerNames,
  type TallyVoucher,
  tallyEnd,
  tallyMessage,
  tallyStart,
  voucherOfChequeFee,
  voucherOfCourierBill,
  voucherOfDocument,
  voucherOfMoney,
  vouchersOfSettlement,
} from '@boxwright/accounting';
import type { AccountExport } from '@boxwright/contract';
import { type AccountPeriod, chequeFeesIn, courierBillsIn, settlementsIn } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';
import { readCompany } from '../company/company.ts';
import { orderNumber } from '../company/order-number.ts';
import { readTallyLedgers } from '../settings/tally-ledgers.ts';
import { byTime } from './by-time.ts';
import { documentsIn, moneyIn, type TimedDocument, type TimedMoney } from './read-accounts.ts';
import { type FilePart, zippedParts } from './zip-parts.ts';

type Reading = Pick<Services, 'db'>;

/** The bytes of each file, piece by piece while the documents are read. */
export const exportFiles: Record<
  AccountExport,
  (services: Reading, period: AccountPeriod) => AsyncGenerator<Uint8Array | string>
> = {
  'gstr1.zip': (services, period) => zippedParts(gstr1Parts(services, period)),
  'gstr1.json': gstr1Json,
  'sales-register.csv': salesRegister,
  'ledger.csv': ledger,
  'tally-masters.xml': tallyMasters,
  'tally.xml': tally,
  'tally-check.csv': tallyCheck,
  'e-invoices.zip': (services, period) => zippedParts(eInvoiceParts(services, period)),
};

async function* gstr1Parts(services: Reading, period: AccountPeriod): AsyncGenerator<FilePart> {
  const gstr1 = openGstr1();
  const part = ({ section, text }: ReturnType<typeof gstr1.start>[number]) => ({ file: `${section}.csv`, text });
  yield* gstr1.start().map(part);
  for await (const { document } of documentsIn(services, period)) yield* gstr1.take(document).map(part);
  yield* gstr1.end().map(part);
}

async function* gstr1Json(services: Reading, period: AccountPeriod): AsyncGenerator<string> {
  const { gstin } = await readCompany(services.db);
  const file = openPortalJson({ gstin, lastDay: period.to });
  for await (const { document } of documentsIn(services, period)) file.take(document);
  yield* file.text();
}

async function* salesRegister(services: Reading, period: AccountPeriod): AsyncGenerator<string> {
  yield salesRegisterStart;
  for await (const { document } of documentsIn(services, period)) yield salesRegisterLine(document);
}

async function* ledger(services: Reading, period: AccountPeriod): AsyncGenerator<string> {
  yield ledgerStart;
  for await (const entry of byTime(documentsIn(services, period), moneyIn(services, period)))
    yield 'money' in entry ? ledgerLineOfMoney(entry.money) : ledgerLineOfDocument(entry.document);
}

async function* tally(services: Reading, period: AccountPeriod): AsyncGenerator<string> {
  const names = await readTallyLedgers(services.db);
  yield tallyStart(names.company);
  for await (const entry of byTime(documentsIn(services, period), moneyIn(services, period))) {
    const voucher = voucherOf(entry, names);
    if (voucher) yield tallyMessage(voucher);
  }
  for (const settled of await settlementsIn(services.db, period))
    yield* vouchersOfSettlement(settled, names).map(tallyMessage);
  for (const voucher of await costVouchers(services, period, names)) yield tallyMessage(voucher);
  yield tallyEnd;
}

/** The voucher of a document or of money; what was allotted with its receipt is in that one's. */
function voucherOf(entry: TimedDocument | TimedMoney, names: TallyLedgerNames): TallyVoucher | null {
  if (!('money' in entry)) return voucherOfDocument(entry.document, names);
  return entry.money.isInReceipt ? null : voucherOfMoney(entry.money, names);
}

async function* tallyMasters(services: Reading, period: AccountPeriod): AsyncGenerator<string> {
  const masters = openTallyMasters(await readTallyLedgers(services.db));
  for await (const { document } of documentsIn(services, period)) masters.take(document);
  for await (const { money } of moneyIn(services, period)) {
    if (money.isOnAccount) masters.takeHolder(money);
    if (money.holder) masters.takeHolder(money.holder);
  }
  yield* masters.text();
}

/** A dry run: what of the period's vouchers Tally would refuse. */
async function* tallyCheck(services: Reading, period: AccountPeriod): AsyncGenerator<string> {
  const names = await readTallyLedgers(services.db);
  yield csvStart + csvLine(['Voucher', 'Number', 'Problem', 'How to mend it']);
  for (const { problem, mend } of checkTallyNames(names)) yield csvLine(['Ledgers', '', problem, mend]);
  for await (const entry of byTime(documentsIn(services, period), moneyIn(services, period))) {
    const voucher = voucherOf(entry, names);
    for (const { problem, mend } of voucher ? checkTallyVoucher(voucher) : [])
      yield csvLine([voucher?.type ?? '', voucher?.number ?? '', problem, mend]);
  }
  for (const settled of await settlementsIn(services.db, period)) {
    if (settled.odd > 0) yield csvLine(['Settlement', settled.utr, ...unmatched]);
    for (const voucher of vouchersOfSettlement(settled, names))
      for (const { problem, mend } of checkTallyVoucher(voucher))
        yield csvLine([voucher.type, voucher.number, problem, mend]);
  }
  for (const voucher of await costVouchers(services, period, names))
    for (const { problem, mend } of checkTallyVoucher(voucher))
      yield csvLine([voucher.type, voucher.number, problem, mend]);
}

/** What couriers billed, and the bank charged for cheques that were never paid. */
async function costVouchers(
  { db }: Reading,
  period: AccountPeriod,
  names: TallyLedgerNames,
): Promise<readonly TallyVoucher[]> {
  const fees = (await chequeFeesIn(db, period)).map((fee) =>
    voucherOfChequeFee(
      { ...fee, orderNumber: orderNumber({ number: fee.orderNumber, placedAt: fee.placedAt }) },
      names,
    ),
  );
  return [...(await courierBillsIn(db, period)).map((bill) => voucherOfCourierBill(bill, names)), ...fees];
}

/** The portal's list of the complete documents that aren't registered yet, and a table of the others. */
async function* eInvoiceParts(services: Reading, period: AccountPeriod): AsyncGenerator<FilePart> {
  const [list, refused] = ['e-invoices.json', 'not-included.csv'];
  yield { file: list, text: '[' };
  yield { file: refused, text: csvStart + csvLine(['Document', 'Order', 'Problem', 'How to mend it']) };
  let count = 0;
  for await (const { document, isRegistered } of documentsIn(services, period)) {
    const eInvoice = eInvoiceOf(document);
    if (eInvoice === null) continue;
    const problems = isRegistered ? [registered] : checkEInvoice(eInvoice);
    for (const { problem, mend } of problems)
      yield { file: refused, text: csvLine([document.number, document.orderNumber, problem, mend]) };
    if (problems.length > 0) continue;
    yield { file: list, text: `${count === 0 ? '' : ','}\n${JSON.stringify(eInvoice)}` };
    count += 1;
  }
  yield { file: list, text: '\n]\n' };
}

/** Tally takes such a settlement; its gateway's account then doesn't agree with ours. */
const unmatched = ['Some of its rows don’t agree with our payments.', 'Match them under Settlements.'];

const registered = { problem: 'It is already registered at the portal.', mend: 'There is nothing to do.' };
