import type { FailedJobRow } from '@boxwright/contract';
import { Form } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { formatMoment } from '../../ui/moment.ts';
import { Table } from '../../ui/Table.tsx';

/** Jobs that are no longer tried again, newest first, at most a hundred. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJobRow[] }) {
  const kinds = [...new Set(jobs.map(({ job }) => job))].toSorted();
  return (
    <section aria-labelledby="failed-jobs" className="mt-8">
      <h2 id="failed-jobs" className="text-2xl">
        Failed jobs
      </h2>
      {jobs.length === 0 ? (
        <p className="mt-2 text-ink-soft">No job has failed.</p>
      ) : (
        <>
          <ul className="mt-3 flex flex-wrap gap-2">
            {kinds.map((job) => (
              <li key={job}>
                <Form method="post" preventScrollReset>
                  <Button type="submit" name="job" value={job} tone="outline" size="small">
                    Run all {job} again
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
          <div className="mt-3">
            <Table
              caption="Failed jobs"
              rows={jobs}
              keyOf={({ id }) => id}
              isDense
              columns={[
                { id: 'job', head: 'Job', isName: true, cell: ({ job }) => job },
                {
                  id: 'about',
                  head: 'About',
                  cell: ({ about }) => <code className="text-sm wrap-anywhere">{about}</code>,
                },
                {
                  id: 'error',
                  head: 'Error',
                  cell: ({ error }) => <span className="block max-w-xl wrap-anywhere">{error}</span>,
                },
                {
                  id: 'when',
                  head: 'When',
                  cell: ({ failedAt }) => <span className="lg:whitespace-nowrap">{formatMoment(failedAt)}</span>,
                },
                { id: 'again', head: 'What to do', cell: (row) => <RunAgain row={row} /> },
              ]}
            />
          </div>
        </>
      )}
    </section>
  );
}

const RunAgain = ({ row: { id, job, about } }: { row: FailedJobRow }) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="id" value={id} />
    <Button type="submit" name="job" value={job} tone="quiet" size="small">
      Run again
      <span className="sr-only">
        {' '}
        {job} {about}
      </span>
    </Button>
  </Form>
);
