import type { MarginFiguresRow } from '@boxwright/contract';
import { Money } from '../../ui/Money.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { marginWords } from './margin-words.ts';

interface MarginTableProps {
  caption: string;
  rows: readonly MarginFiguresRow[];
}

/** Sales and margin of customers or styles. */
export const MarginTable = ({ caption, rows }: MarginTableProps) => (
  <Table caption={caption} columns={columns} rows={rows} keyOf={({ name }) => name} />
);

const columns: readonly TableColumn<MarginFiguresRow>[] = [
  { id: 'name', head: 'Name', isName: true, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { id: 'jobs', head: 'Jobs', isFigure: true, cell: ({ jobs }) => jobs },
  { id: 'sales', head: 'Sales', isFigure: true, cell: ({ sales }) => <Money amount={sales} /> },
  {
    id: 'cost',
    head: 'Cost',
    isFigure: true,
    cell: ({ costedSales, cost }) => (costedSales === 0 ? '–' : <Money amount={cost} />),
  },
  { id: 'margin', head: 'Margin', isFigure: true, cell: ({ costedSales, cost }) => marginWords(costedSales, cost) },
];
