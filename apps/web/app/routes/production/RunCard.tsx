import type { JobRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { FileText, Flag } from 'lucide-react';
import { Link } from 'react-router';
import { iconLink } from '../../features/production/icon-link.ts';
import { JobButtons } from '../../features/production/JobButtons.tsx';
import { officePaths } from '../../office-paths.ts';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { CardState } from './CardState.tsx';
import { cardButtons, cardEnd, cardGoods, cardStyle, onWholeCard } from './card-style.ts';

interface RunCardProps {
  jobs: readonly [JobRow, ...JobRow[]];
  /** How many jobs are on the sheet, also those that have left the run. */
  words: string;
}

/** Jobs that are printed together: one card with one button for all of them, until they are cut apart. */
export function RunCard({ jobs: [first, ...others], words }: RunCardProps) {
  const { runId, runCode } = first;
  if (runId === null || runCode === null) return null;
  const jobs = [first, ...others];
  const isUrgent = jobs.some((job) => job.isUrgent);
  const isLate = jobs.some((job) => job.isLate);
  return (
    <Card className={classes(cardStyle, isUrgent ? 'border-vermilion-deep' : 'border-teal')}>
      <div className="flex items-center justify-between gap-x-1">
        <h3 className="figures font-semibold">
          <Link to={officePaths.run(runId)} className="underline underline-offset-4">
            {runCode}
          </Link>
        </h3>
        {isUrgent ? (
          <span className="text-vermilion-deep" title="Urgent">
            <Flag aria-hidden="true" className="size-4" fill="currentColor" />
            <span className="sr-only">Urgent</span>
          </span>
        ) : null}
      </div>
      <p className="text-ink-soft">{words}</p>
      <ul>
        {jobs.map(({ id, code, customer, item, quantity }) => (
          <li key={id} className="border-line border-t py-0.5 compact:py-0">
            <Link to={officePaths.job(id)} className="figures underline underline-offset-4">
              {code}
            </Link>
            <span className={cardGoods} title={`${formatCount(quantity)} × ${item} for ${customer}`}>
              {formatCount(quantity)} × {item} <span className="text-ink-soft">for {customer}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={cardEnd}>
        <CardState job={{ ...first, dueOn: firstDay(jobs), isLate, proof: null }} />
        <div className={cardButtons}>
          <JobButtons job={first} of={runCode} />
          <a
            href={officePaths.runTicket(runId)}
            target="_blank"
            rel="noreferrer"
            title="Ticket"
            className={classes(iconLink, onWholeCard)}
          >
            <FileText aria-hidden="true" className="size-4" />
            <span className="sr-only">Ticket of {runCode}, PDF in a new tab</span>
          </a>
        </div>
      </div>
    </Card>
  );
}

/** The day on which the first of these jobs is due; null if none has a day. The first job isn't it if another is urgent. */
const firstDay = (jobs: readonly JobRow[]): string | null => jobs.flatMap(({ dueOn }) => dueOn ?? []).sort()[0] ?? null;
