import type { JobRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { Link } from 'react-router';
import { JobButtons } from '../../features/production/JobButtons.tsx';
import { JobState } from '../../features/production/JobState.tsx';
import { ProofState } from '../../features/production/ProofState.tsx';
import { officePaths } from '../../office-paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatDay } from '../../ui/moment.ts';

/** A job on the board: customer, goods, due day, state, and the buttons that move it on. */
export function JobCard({ job }: { job: JobRow }) {
  const { id, code, customer, item, quantity, dueOn, isLate, orderId, line } = job;
  return (
    <Card className="flex flex-col gap-1.5 p-3 text-[0.9375rem]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h3 className="figures font-semibold text-base">
          <Link to={officePaths.job(id)} className="underline underline-offset-4">
            {code}
          </Link>
        </h3>
        {isLate ? <Badge tone="bad">Late</Badge> : null}
      </div>
      <p className="wrap-anywhere">{customer}</p>
      <p className="wrap-anywhere text-ink-soft">
        {formatCount(quantity)} × {item}
      </p>
      <p className="text-ink-soft">{dueOn === null ? 'No day promised' : `Due ${formatDay(dueOn)}`}</p>
      <ProofState job={job} />
      <JobState job={job} />
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <JobButtons job={job} of={code} />
        <a
          href={officePaths.jobTicket(orderId, line)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center px-1 font-semibold underline underline-offset-4"
        >
          Ticket
          <span className="sr-only"> of {code}, PDF in a new tab</span>
        </a>
      </div>
    </Card>
  );
}
