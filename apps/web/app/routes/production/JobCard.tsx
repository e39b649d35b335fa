import type { JobRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { productionStepNames, productionSteps } from '@boxwright/orders';
import { formatDay } from '../../features/order/moment.ts';
import { JobForm } from '../../features/production/JobForm.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';

/** A job on the board: what, for whom, until when, and the button that moves it on. */
export function JobCard({ job }: { job: JobRow }) {
  const { code, customer, item, quantity, dueOn, isLate, orderId, line } = job;
  const step = productionSteps.find((each) => each === job.stage);
  return (
    <Card className="flex flex-col gap-1.5 p-3 text-[0.9375rem]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h3 className="figures font-semibold text-base">{code}</h3>
        {isLate ? <Badge tone="bad">Late</Badge> : null}
      </div>
      <p className="wrap-anywhere">{customer}</p>
      <p className="wrap-anywhere text-ink-soft">
        {formatCount(quantity)} × {item}
      </p>
      <p className="text-ink-soft">{dueOn === null ? 'No day promised' : `Due ${formatDay(dueOn)}`}</p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {step === undefined ? null : (
          <JobForm job={job} tone="ink" size="small" className="job-button">
            Done
            <span className="sr-only">
              : {productionStepNames[step]} of {code}
            </span>
          </JobForm>
        )}
        <a
          href={paths.jobTicket(orderId, line)}
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
