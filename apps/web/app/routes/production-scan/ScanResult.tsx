import type { JobRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { productionSteps, stepNameOn, stepsDone } from '@boxwright/orders';
import { Link } from 'react-router';
import { useCanUndo } from '../../features/office/use-can-undo.ts';
import { whyNoDay } from '../../features/production/due-words.ts';
import { HeldLink } from '../../features/production/HeldLink.tsx';
import { HoldState } from '../../features/production/HoldState.tsx';
import { JobButtons } from '../../features/production/JobButtons.tsx';
import { JobForm } from '../../features/production/JobForm.tsx';
import { JobState } from '../../features/production/JobState.tsx';
import { ProofState } from '../../features/production/ProofState.tsx';
import type { PostedJob } from '../../features/production/post-job.server.ts';
import { officePaths } from '../../office-paths.ts';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatDay } from '../../ui/moment.ts';

/** The result of a scan, large enough to read from the machine, with the job and its steps. */
export function ScanResult({ posted }: { posted: PostedJob | undefined }) {
  const moved = posted?.moved;
  const canUndo = useCanUndo(moved?.undoUntil ?? null);
  if (posted === undefined) {
    return <p className="crease rounded-lg border bg-card p-6 text-ink-soft text-xl">Nothing was scanned yet.</p>;
  }
  if (moved === undefined) {
    return (
      <div className="rounded-lg border-2 border-vermilion-deep bg-vermilion-soft/40 p-6">
        <p role="alert" className="font-semibold text-2xl text-vermilion-deep">
          {posted.failed?.text}
        </p>
        <p className="mt-2 text-lg empty:hidden">
          <HeldLink held={posted.held} />
        </p>
      </div>
    );
  }
  const { job, says, isMoved } = moved;
  return (
    <div className="flex flex-col gap-5">
      <p
        role="status"
        className={classes(
          'rounded-lg border-2 p-6 font-semibold text-2xl',
          isMoved ? 'border-teal bg-teal-soft text-teal' : 'border-line-strong bg-card',
        )}
      >
        {says}
      </p>
      <ScannedJob job={job} />
      <div className="flex flex-wrap gap-3">
        {isMoved ? (
          <LinkButton to={officePaths.job(job.id)} tone="outline" className="min-h-16 px-7 text-xl">
            Count pieces<span className="sr-only"> of {job.code}</span>
          </LinkButton>
        ) : (
          <JobButtons job={job} of={job.code} isLarge />
        )}
        {canUndo ? (
          <JobForm job={job} act="undo" tone="outline" className="min-h-16 px-7 text-xl">
            Take back
          </JobForm>
        ) : null}
      </div>
    </div>
  );
}

function ScannedJob({ job }: { job: JobRow }) {
  const { customer, item, quantity, dueOn, isLate, route } = job;
  const stage = productionSteps.find((each) => each === job.stage) ?? 'packed';
  const steps = route.flatMap((name) => productionSteps.find((each) => each === name) ?? []);
  const done = stepsDone(steps, stage);
  return (
    <div className="rounded-lg border border-line bg-card p-5 text-lg">
      <p className="wrap-anywhere font-semibold">{customer}</p>
      <p className="flex flex-wrap gap-x-5">
        <Link
          to={officePaths.job(job.id)}
          className="figures inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {job.code}
        </Link>
        <Link
          to={officePaths.officeOrder(job.orderId)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Order {job.orderNumber}
        </Link>
        {job.runId === null ? null : (
          <Link
            to={officePaths.run(job.runId)}
            className="figures inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {job.runCode}
            <span className="sr-only">, printed together</span>
          </Link>
        )}
      </p>
      <p className="wrap-anywhere">
        {formatCount(quantity)} × {item}
      </p>
      <p className={isLate ? 'font-semibold text-vermilion-deep' : 'text-ink-soft'}>
        {dueOn === null ? whyNoDay(job) : `Due ${formatDay(dueOn)}${isLate ? ', late' : ''}`}
      </p>
      <ProofState job={job} />
      <HoldState job={job} />
      <JobState job={job} />
      <ol className="mt-3 flex flex-wrap gap-2">
        {steps.map((each, index) => (
          <li
            key={each}
            aria-current={index === done ? 'step' : undefined}
            className={classes(
              'rounded-sm border px-2.5 py-1 text-base',
              index < done && 'border-teal/30 bg-teal-soft text-teal',
              index === done && 'border-ink bg-ink text-white',
              index > done && 'border-line text-ink-soft',
            )}
          >
            {stepNameOn(steps, each)}
            <span className="sr-only">{index < done ? ', done' : ''}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
