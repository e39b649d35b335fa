import type { AccountSeries } from '@boxwright/contract';
import { Money } from '../../ui/Money.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** What each series of documents sums to. */
export const SeriesTable = ({ series }: { series: readonly AccountSeries[] }) => (
  <Table caption="Documents of the period" columns={columns} rows={series} keyOf={(row) => row.series} isDense />
);

const names = {
  'tax-invoice': 'Tax invoices',
  'credit-note': 'Credit notes',
  'debit-note': 'Debit notes',
  'receipt-voucher': 'Receipt vouchers',
  'refund-voucher': 'Refund vouchers',
} as const satisfies Record<AccountSeries['kind'], string>;

const amount = (id: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total', head: string): TableColumn<AccountSeries> => ({
  id,
  head,
  isFigure: true,
  cell: (row) => <Money amount={row[id]} />,
});

const columns: readonly TableColumn<AccountSeries>[] = [
  { id: 'kind', head: 'Documents', isName: true, cell: ({ kind }) => names[kind] },
  { id: 'count', head: 'Count', isFigure: true, cell: ({ documents }) => documents },
  {
    id: 'numbers',
    head: 'Numbers',
    cell: ({ firstNumber, lastNumber, missing }) => (
      <>
        <span className="figures block">{firstNumber}</span>
        {lastNumber === firstNumber ? null : <span className="figures block">to {lastNumber}</span>}
        <span className={missing === 0 ? 'text-ink-soft text-sm' : 'font-semibold text-sm text-vermilion-deep'}>
          {missing === 0 ? 'No gaps' : `${missing} missing`}
        </span>
      </>
    ),
  },
  amount('taxable', 'Taxable'),
  amount('cgst', 'CGST'),
  amount('sgst', 'SGST'),
  amount('igst', 'IGST'),
  amount('total', 'Total'),
];
