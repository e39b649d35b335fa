import type { GangRunRow } from '@boxwright/contract';
import { formatCount, formatRupees, paise } from '@boxwright/money';
import { formatDay } from '../../features/order/moment.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { GangSheet } from './GangSheet.tsx';

/** Jobs that cost less on one sheet, with what they cost apart. */
export function GangRunCard({ run }: { run: GangRunRow }) {
  const { sheet, board, coats, sheets, waste, cost, costApart, saving, jobs } = run;
  const rows = jobs.map((job, index) => ({ ...job, number: index + 1 }));
  return (
    <Card className="p-5">
      <h2 className="text-2xl">
        {formatRupees(paise(saving))} less for {jobs.length} jobs on one sheet
      </h2>
      <p className="mt-1 text-ink-soft">
        {board}, {coats}: {formatCount(sheets)} sheets of {sheet} with waste and makeready. {waste} % of the sheet is
        offcut. Together {formatRupees(paise(cost))}, apart {formatRupees(paise(costApart))}.
      </p>
      <div className="mt-4 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <GangSheet run={run} />
        <Table
          caption="Jobs on this sheet"
          columns={columns}
          rows={rows}
          keyOf={({ job, part }) => `${job.id} ${part}`}
        />
      </div>
    </Card>
  );
}

type Row = GangRunRow['jobs'][number] & { readonly number: number };

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'job',
    head: 'Job',
    isName: true,
    cell: ({ number, job, part }) => (
      <>
        {number}.{' '}
        <a href={paths.jobTicket(job.orderId, job.line)} target="_blank" rel="noreferrer" className="underline">
          {job.code}
          <span className="sr-only"> ticket, PDF in a new tab</span>
        </a>
        <span className="wrap-anywhere block font-normal text-ink-soft text-sm">
          {job.customer}, {part}
        </span>
      </>
    ),
  },
  { id: 'ups', head: 'Ups', isFigure: true, cell: ({ ups }) => ups },
  { id: 'needed', head: 'Ordered', isFigure: true, cell: ({ job }) => formatCount(job.quantity) },
  { id: 'made', head: 'Comes off', isFigure: true, cell: ({ made }) => formatCount(made) },
  { id: 'due', head: 'Due', cell: ({ job }) => (job.dueOn === null ? '–' : formatDay(job.dueOn)) },
];
