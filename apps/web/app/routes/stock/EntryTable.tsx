import type { StockEntryRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { formatMoment } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';

/** Receipts, counts and uses of one kind of sheets. */
export const EntryTable = ({ entries }: { entries: readonly StockEntryRow[] }) => (
  <Table caption="Entries" columns={columns} rows={entries} keyOf={({ id }) => id} />
);

const names: Readonly<Record<StockEntryRow['kind'], string>> = {
  receipt: 'Came in',
  correction: 'Counted',
  used: 'Printed',
  'taken-back': 'Printing taken back',
};

const signed = (count: number): string => (count < 0 ? `−${formatCount(-count)}` : `+${formatCount(count)}`);

const columns: readonly TableColumn<StockEntryRow>[] = [
  {
    id: 'what',
    head: 'What',
    isName: true,
    cell: ({ kind, note, job }) => (
      <>
        {names[kind]}
        {job === null ? null : (
          <Link to={officePaths.job(job.id)} className="figures block whitespace-nowrap font-normal text-sm underline">
            {job.code}
          </Link>
        )}
        {note === '' ? null : <span className="wrap-anywhere block font-normal text-ink-soft text-sm">{note}</span>}
      </>
    ),
  },
  { id: 'sheets', head: 'Sheets', isFigure: true, cell: ({ sheets }) => signed(sheets) },
  {
    id: 'hand',
    head: 'Then on hand',
    isFigure: true,
    cell: ({ onHand }) => (onHand < 0 ? `−${formatCount(-onHand)}` : formatCount(onHand)),
  },
  {
    id: 'by',
    head: 'By',
    cell: ({ by, createdAt }) => (
      <>
        {by}
        <span className="block text-ink-soft text-sm">{formatMoment(createdAt)}</span>
      </>
    ),
  },
];
