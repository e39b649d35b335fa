import type { GangRunRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { formatDay } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { GangSheet } from './GangSheet.tsx';
import { HoldState } from './HoldState.tsx';
import { ProofState } from './ProofState.tsx';

/** The sheet of jobs that are printed together, or could be, beside a table of them. */
export function RunJobs({ run }: { run: GangRunRow }) {
  const rows = run.jobs.map((job, index) => ({ ...job, number: index + 1 }));
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <GangSheet run={run} />
      <Table
        caption="Jobs on this sheet"
        columns={columns}
        rows={rows}
        keyOf={({ job, part }) => `${job.id} ${part}`}
      />
    </div>
  );
}

type Row = GangRunRow['jobs'][number] & { readonly number: number };

/** Of jobs whose order has left the run. */
const leftWords = { cancelled: 'Order cancelled: not needed', packed: 'Order packed: not needed' } as const;

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'job',
    head: 'Job',
    isName: true,
    cell: ({ number, job, part, left }) => (
      <div>
        {number}.{' '}
        <Link to={officePaths.job(job.id)} className="underline">
          {job.code}
        </Link>
        <span className="wrap-anywhere block font-normal text-ink-soft text-sm">
          {job.customer}, {part}
        </span>
        {left === null ? null : <Badge tone="bad">{leftWords[left]}</Badge>}
        <div className="font-normal text-sm">
          <ProofState job={job} />
          {job.hold?.code === job.code ? <HoldState job={job} /> : null}
        </div>
      </div>
    ),
  },
  { id: 'ups', head: 'Ups', isFigure: true, cell: ({ ups }) => ups },
  { id: 'needed', head: 'Ordered', isFigure: true, cell: ({ job }) => formatCount(job.quantity) },
  { id: 'made', head: 'Comes off', isFigure: true, cell: ({ made }) => formatCount(made) },
  { id: 'due', head: 'Due', cell: ({ job }) => (job.dueOn === null ? '–' : formatDay(job.dueOn)) },
];
