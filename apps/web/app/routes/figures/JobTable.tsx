import type { JobFiguresRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Money } from '../../ui/Money.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { marginWords } from './margin-words.ts';

/** Jobs that were sent, with what they used and brought in. */
export const JobTable = ({ jobs }: { jobs: readonly JobFiguresRow[] }) => (
  <Table caption="Jobs" columns={columns} rows={jobs} keyOf={({ code }) => code} isDense />
);

const counted = (count: number | null): string => (count === null ? '–' : formatCount(count));

const columns: readonly TableColumn<JobFiguresRow>[] = [
  {
    id: 'job',
    head: 'Job',
    isName: true,
    cell: ({ orderId, code, customer, item }) => (
      <>
        <Link to={officePaths.officeOrder(orderId)} className="figures underline underline-offset-4">
          {code}
        </Link>
        <span className="wrap-anywhere block font-normal text-ink-soft text-sm">
          {customer}: {item}
        </span>
      </>
    ),
  },
  { id: 'ordered', head: 'Ordered', isFigure: true, cell: ({ ordered }) => formatCount(ordered) },
  { id: 'good', head: 'Good', isFigure: true, cell: ({ good }) => counted(good) },
  { id: 'spoiled', head: 'Spoiled', isFigure: true, cell: ({ spoiled }) => formatCount(spoiled) },
  {
    id: 'sheets',
    head: 'Sheets used, of planned',
    isFigure: true,
    cell: ({ sheetsUsed, sheetsPlanned }) => `${formatCount(sheetsUsed)} / ${counted(sheetsPlanned)}`,
  },
  { id: 'tools', head: 'Dies, plates made', isFigure: true, cell: ({ dies, plates }) => `${dies} / ${plates}` },
  { id: 'minutes', head: 'Minutes', isFigure: true, cell: ({ minutes }) => formatCount(minutes) },
  { id: 'further', head: 'Further', isFigure: true, cell: ({ further }) => <Money amount={further} /> },
  { id: 'sales', head: 'Sales', isFigure: true, cell: ({ sales }) => <Money amount={sales} /> },
  { id: 'cost', head: 'Cost', isFigure: true, cell: ({ cost }) => (cost === null ? '–' : <Money amount={cost} />) },
  { id: 'margin', head: 'Margin', isFigure: true, cell: ({ sales, cost }) => marginWords(sales, cost) },
];
