import type { AccountDocument, AccountDocumentKind } from '../rows.ts';

/** Names of the kinds of documents in table 13 of GSTR-1. */
const natures = {
  'tax-invoice': 'Invoices for outward supply',
  'credit-note': 'Credit Note',
  'debit-note': 'Debit Note',
  'receipt-voucher': 'Receipt Voucher',
  'refund-voucher': 'Refund Voucher',
} as const satisfies Record<AccountDocumentKind, string>;

/** The numbers that were used, one row for each series and financial year. They have no gaps. */
export function openIssuedNumbers() {
  const series = new Map<
    string,
    { kind: AccountDocumentKind; first: string; last: string; count: number; cancelled: number }
  >();
  return {
    take({ kind, number, isCancelled }: Pick<AccountDocument, 'kind' | 'number' | 'isCancelled'>): void {
      const key = number.slice(0, number.lastIndexOf('/'));
      const known = series.get(key) ?? { kind, first: number, last: number, count: 0, cancelled: 0 };
      series.set(key, {
        kind,
        first: number < known.first ? number : known.first,
        last: number > known.last ? number : known.last,
        count: known.count + 1,
        cancelled: known.cancelled + (isCancelled ? 1 : 0),
      });
    },
    rows: () =>
      [...series.values()]
        .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.first < b.first ? -1 : 1))
        .map(({ kind, ...own }) => ({ nature: natures[kind], ...own })),
  };
}

const kinds = Object.keys(natures);
