import type { JobRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { JobButtons } from '../../features/production/JobButtons.tsx';
import { JobState } from '../../features/production/JobState.tsx';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatDay } from '../../ui/moment.ts';

/** Jobs that are printed together: one card with one button for all of them, until they are cut apart. */
export function RunCard({ jobs: [first, ...others] }: { jobs: readonly [JobRow, ...JobRow[]] }) {
  const { runId, runCode } = first;
  if (runId === null || runCode === null) return null;
  const jobs = [first, ...others];
  return (
    <Card className="flex flex-col gap-1.5 border-teal p-3 text-[0.9375rem]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h3 className="figures font-semibold text-base">
          <Link to={officePaths.run(runId)} className="underline underline-offset-4">
            {runCode}
          </Link>
        </h3>
        {jobs.some(({ isLate }) => isLate) ? <Badge tone="bad">Late</Badge> : null}
      </div>
      <p className="text-ink-soft">{jobs.length === 1 ? '1 job' : `${jobs.length} jobs`} on one sheet</p>
      <ul className="flex flex-col gap-1">
        {jobs.map(({ id, code, customer, item, quantity }) => (
          <li key={id} className="wrap-anywhere">
            <Link to={officePaths.job(id)} className="figures underline underline-offset-4">
              {code}
            </Link>{' '}
            {customer}: {formatCount(quantity)} × {item}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{first.dueOn === null ? 'No day promised' : `Due ${formatDay(first.dueOn)}`}</p>
      <JobState job={first} />
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <JobButtons job={first} of={runCode} />
        <a
          href={officePaths.runTicket(runId)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center px-1 font-semibold underline underline-offset-4"
        >
          Ticket
          <span className="sr-only"> of {runCode}, PDF in a new tab</span>
        </a>
      </div>
    </Card>
  );
}
