import { readCsv } from '@boxwright/accounting';
import { accountExportAddress } from '@boxwright/contract';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import type { Shop, ShopVisitor } from '../open-shop.ts';
import { type Portals, readPortals } from './read-portal.ts';
import { add, inPaise, type Sums } from './sums.ts';

export interface Books {
  /** Of the sales register, by head of tax. */
  readonly register: Sums;
  /** Of GSTR-1's sections of invoices and notes. */
  readonly gstr1: Sums;
  /** Of GSTR-1's two summaries by HSN: by head of tax, and with tax by code. */
  readonly hsn: { readonly sums: Sums; readonly byHsn: Sums };
  /** What is left of each order in the buyers' ledger, by its number; above zero is owed. */
  readonly ledger: Sums;
  /** Sales by head of tax, what is left with the buyers, and vouchers that don't sum to zero. */
  readonly tally: {
    readonly sales: Sums;
    readonly buyers: number;
    /** What is left in each ledger that is neither a buyer's nor of sales and their taxes. */
    readonly others: Sums;
    readonly unbalanced: readonly string[];
  };
  readonly portals: Portals;
}

/** The rows of a CSV file by the names of its columns. */
function rowsByColumn(file: string): Record<string, string>[] {
  const [head = [], ...rows] = readCsv(file).rows.map(({ cells }) => cells);
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

/** What an accountant gets for a period, read by what the files say and not by the code that wrote them. */
export async function readBooks(
  shop: Shop,
  accountant: ShopVisitor,
  period: { readonly from: string; readonly to: string },
): Promise<Books> {
  const load = async (file: string, of = period) => {
    const url = accountExportAddress(file, of);
    return shop.app.inject({ url, cookies: Object.fromEntries(accountant.cookies) });
  };
  const zip = unzipSync((await load('gstr1.zip')).rawPayload);
  const section = (name: string) => rowsByColumn(Buffer.from(zip[`${name}.csv`] ?? '').toString());

  const register: Sums = {};
  for (const row of rowsByColumn((await load('sales-register.csv')).body)) {
    add(register, 'taxable', inPaise(row['Taxable Value']));
    add(register, 'cgst', inPaise(row['CGST']));
    add(register, 'sgst', inPaise(row['SGST']));
    add(register, 'igst', inPaise(row['IGST']));
  }

  const gstr1: Sums = {};
  for (const [name, sign] of [
    ['b2b', 1],
    ['b2cl', 1],
    ['b2cs', 1],
    ['exp', 1],
    ['cdnr', -1],
    ['cdnur', -1],
  ] as const)
    for (const row of section(name)) {
      const note = row['Note Type'] === 'D' ? -sign : sign;
      add(gstr1, 'taxable', note * inPaise(row['Taxable Value']));
    }

  const hsn = { sums: {} as Sums, byHsn: {} as Sums };
  for (const row of [...section('hsn-b2b'), ...section('hsn-b2c')]) {
    const heads = {
      taxable: inPaise(row['Taxable Value']),
      cgst: inPaise(row['Central Tax Amount']),
      sgst: inPaise(row['State/UT Tax Amount']),
      igst: inPaise(row['Integrated Tax Amount']),
    };
    for (const [head, amount] of Object.entries(heads)) {
      add(hsn.sums, head, amount);
      add(hsn.byHsn, row['HSN'] ?? '', amount);
    }
  }

  const ledger: Sums = {};
  for (const row of rowsByColumn((await load('ledger.csv')).body))
    add(ledger, row['Order'] ?? '', inPaise(row['Debit']) - inPaise(row['Credit']));

  const portals = await readPortals(period, async (file, of, inside) => {
    const { body, rawPayload } = await load(file, of);
    return inside === undefined ? body : Buffer.from(unzipSync(rawPayload)[inside] ?? '').toString();
  });
  return { register, gstr1, hsn, ledger, portals, tally: readTally((await load('tally.xml')).body) };
}

/** Vouchers that don't sum to zero, and what is left in the ledgers of sales, taxes and buyers. */
function readTally(file: string): Books['tally'] {
  const sales: Sums = {};
  const others: Sums = {};
  const unbalanced: string[] = [];
  let buyers = 0;
  let text = '';
  // Within a buyer's entry, the list of bills repeats its amount.
  let isInBill = false;
  let voucher: { number: string; ledger: string; isBuyers: boolean; entries: [string, number, boolean][] } | undefined;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('opentag', ({ name }) => {
    text = '';
    // Only buyers' entries belong to bills.
    if (name === 'BILLALLOCATIONS.LIST') isInBill = true;
    if (name === 'BILLALLOCATIONS.LIST' && voucher) voucher.isBuyers = true;
    if (name === 'VOUCHER') voucher = { number: '', ledger: '', isBuyers: false, entries: [] };
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'BILLALLOCATIONS.LIST') isInBill = false;
    if (!voucher) return;
    if (name === 'VOUCHERNUMBER') voucher.number = text;
    if (name === 'LEDGERNAME') voucher.ledger = text;
    // Tally's debits are negative.
    if (name === 'AMOUNT' && !isInBill) voucher.entries.push([voucher.ledger, -inPaise(text), false]);
    if (name === 'ALLLEDGERENTRIES.LIST') {
      const [last] = voucher.entries.slice(-1);
      if (last) last[2] = voucher.isBuyers;
      voucher.isBuyers = false;
    }
    if (name !== 'VOUCHER') return;
    if (voucher.entries.reduce((sum, [, amount]) => sum + amount, 0) !== 0) unbalanced.push(voucher.number);
    for (const [ledger, amount, isBuyers] of voucher.entries) {
      if (isBuyers) buyers += amount;
      else {
        const head = headOf(ledger);
        if (head !== undefined) add(sales, head, -amount);
        else add(others, ledger, amount);
      }
    }
    voucher = undefined;
  });
  parser.write(file).close();
  return { sales, buyers, others, unbalanced };
}

/** The head of tax of a ledger; undefined for banks, cash, charges and others. */
const headOf = (ledger: string): string | undefined =>
  ['CGST', 'SGST', 'IGST'].find((tax) => ledger.includes(`Output ${tax}`))?.toLowerCase() ??
  (/sales/i.test(ledger) ? 'taxable' : undefined);
