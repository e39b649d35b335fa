import { bps, paise, splitGst } from '@boxwright/money';
import fc from 'fast-check';
import { readCsv } from '../read-csv.ts';
import type { AccountDocument, AccountLine, MoneyEntry } from '../rows.ts';
import { grossOf, sumOf } from '../sums.ts';

const supplier = {
  name: 'Boxwright Packaging',
  addressLines: ['12 Letterpress Lane', 'Royapettah', 'Chennai 600014', 'Tamil Nadu, India'],
  phones: ['044 2811 0000'],
  email: 'hello@boxwright.example',
  gstin: '33AAACY2068D1ZN',
  stateCode: '33',
};

/** An invoice of one line, with what the test gives. */
export function invoice({
  taxable = 1_00_000_00,
  rate = 500,
  gstin,
  placeOfSupply = '33',
  ...own
}: Partial<AccountDocument> & {
  readonly taxable?: number;
  readonly rate?: number;
  readonly gstin?: string;
} = {}): AccountDocument {
  const lines = own.lines ?? [line(taxable, rate, placeOfSupply)];
  return {
    kind: 'tax-invoice',
    number: 'INV/26-27/000001',
    day: '2026-11-03',
    supplier,
    recipient: {
      contactPerson: 'Meena Sundaram',
      company: 'Meena Soaps',
      address: '4 Mill Road',
      city: 'Coimbatore',
      stateCode: placeOfSupply,
      pincode: '641001',
      mobile: '9840012345',
      email: 'meena@soaps.example',
      ...(gstin === undefined ? {} : { gstin }),
    },
    placeOfSupply,
    orderNumber: 'BW26-010012',
    lines,
    total: grossOf(sumOf(lines)),
    ...own,
  };
}

function line(taxable: number, rate: number, placeOfSupply: string, hsn = '48191010'): AccountLine {
  const { cgst, sgst, igst } = splitGst({
    taxable: paise(taxable),
    rate: bps(rate),
    supplierState: '33',
    placeOfSupply,
  });
  return { description: 'Soap Box', hsn, quantity: 1000, taxable: paise(taxable), gstRateBps: rate, cgst, sgst, igst };
}

const buyers = [
  { placeOfSupply: '33', gstin: '33AAACY2068D1ZN' },
  { placeOfSupply: '29', gstin: '29AAACY2068D1ZC' },
  { placeOfSupply: '33', gstin: undefined },
  { placeOfSupply: '27', gstin: undefined },
  { placeOfSupply: '34', gstin: '33AAACY2068D1ZM' },
] as const;

/** Not the unit `binary`, which takes fast-check a second of each file that imports this. */
const characters = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
const names = fc.oneof(fc.string({ unit: characters, minLength: 1 }), fc.constant('A & B <Sons>'), fc.constant('=1+1'));

/** Documents of a month with random amounts and names, numbered without gaps. */
export const documents: fc.Arbitrary<AccountDocument[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('tax-invoice', 'credit-note', 'debit-note', 'receipt-voucher'),
      buyer: fc.constantFrom(...buyers),
      amounts: fc.array(
        fc.record({
          taxable: fc.integer({ min: 1, max: 5_00_000_00 }),
          rate: fc.constantFrom(500, 1800),
          hsn: fc.constantFrom('48191010', '4821 10', '391990'),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      name: names,
      invoiced: fc.constantFrom(50_000_00, 5_00_000_00),
    }),
    { maxLength: 30 },
  )
  .map((rows) =>
    rows.map(({ kind, buyer, amounts, name, invoiced }, index): AccountDocument => {
      const lines = amounts.map(({ taxable, rate, hsn }) => line(taxable, rate, buyer.placeOfSupply, hsn));
      const base = invoice({
        lines,
        placeOfSupply: buyer.placeOfSupply,
        ...(buyer.gstin ? { gstin: buyer.gstin } : {}),
      });
      const series = { 'tax-invoice': 'INV', 'credit-note': 'CN', 'debit-note': 'DN', 'receipt-voucher': 'RV' }[kind];
      const earlier = rows.slice(0, index).filter((row) => row.kind === kind).length;
      return {
        ...base,
        kind,
        number: `${series}/26-27/${String(earlier + 1).padStart(6, '0')}`,
        recipient: { ...base.recipient, company: name, contactPerson: name },
        ...(kind === 'credit-note' || kind === 'debit-note'
          ? { refersTo: { number: 'INV/26-27/000001', day: '2026-11-01', total: paise(invoiced) } }
          : {}),
      };
    }),
  );

/** A payment or refund with a random amount and name. */
export const moneyEntries: fc.Arbitrary<MoneyEntry> = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  way: fc.constantFrom('gateway', 'cash', 'bank'),
  day: fc.constant('2026-11-04'),
  amount: fc
    .integer({ min: -5_00_000_00, max: 5_00_000_00 })
    .filter((amount) => amount !== 0)
    .map(paise),
  orderNumber: fc.constant('BW26-010012'),
  party: names,
});

/** The rows of a CSV file by the names of its columns. */
export function rowsByColumn(file: string): Record<string, string>[] {
  const [head, ...rows] = readCsv(file).rows.map(({ cells }) => cells);
  return rows.map((cells) => Object.fromEntries((head ?? []).map((name, index) => [name, cells[index] ?? ''])));
}
