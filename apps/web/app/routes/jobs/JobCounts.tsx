import type { Output } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Table } from '../../ui/Table.tsx';

type Count = Output<'GetJobs'>['counts'][number];

/** The server stops counting here. */
const most = 1000;
const counted = (count: number): string => (count >= most ? `${formatCount(most)}+` : formatCount(count));

/** How many jobs of each kind wait, run, are tried again, or failed. */
export const JobCounts = ({ counts }: { counts: readonly Count[] }) => (
  <section aria-labelledby="job-counts" className="mt-8">
    <h2 id="job-counts" className="text-2xl">
      Kinds of jobs
    </h2>
    {counts.length === 0 ? (
      <p className="mt-2 text-ink-soft">No job waits or runs.</p>
    ) : (
      <div className="mt-3 max-w-3xl">
        <Table
          caption="Kinds of jobs"
          rows={counts}
          keyOf={({ job }) => job}
          columns={[
            { id: 'job', head: 'Job', isName: true, cell: ({ job }) => job },
            { id: 'waiting', head: 'Waiting', isFigure: true, cell: ({ waiting }) => counted(waiting) },
            { id: 'running', head: 'Running', isFigure: true, cell: ({ running }) => counted(running) },
            { id: 'retried', head: 'To be tried again', isFigure: true, cell: ({ retried }) => counted(retried) },
            { id: 'failed', head: 'Failed', isFigure: true, cell: ({ failed }) => counted(failed) },
          ]}
        />
      </div>
    )}
  </section>
);
