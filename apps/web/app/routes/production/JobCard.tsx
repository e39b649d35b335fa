import type { JobRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { FileText, Flag, ReceiptText } from 'lucide-react';
import { Form, Link } from 'react-router';
import { JobButtons } from '../../features/production/JobButtons.tsx';
import { officePaths } from '../../office-paths.ts';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { CardState } from './CardState.tsx';
import { cardButtons, cardStyle, iconLink } from './card-style.ts';

/** A job on the board: customer, goods, due day, state, the buttons that move it on, its ticket and its order. */
export function JobCard({ job }: { job: JobRow }) {
  const { id, code, customer, item, quantity, isUrgent, orderId, orderNumber, line } = job;
  return (
    <Card className={classes(cardStyle, isUrgent && 'border-vermilion-deep')}>
      <div className="flex items-center justify-between gap-x-1">
        <h3 className="figures min-w-0 font-semibold">
          <Link to={officePaths.job(id)} className="whitespace-nowrap underline underline-offset-4">
            {code}
          </Link>
        </h3>
        <UrgentButton job={job} />
      </div>
      <p className="truncate" title={customer}>
        {customer}
      </p>
      <p className="truncate text-ink-soft" title={`${formatCount(quantity)} × ${item}`}>
        {formatCount(quantity)} × {item}
      </p>
      <CardState job={job} />
      <div className={cardButtons}>
        <JobButtons job={job} of={code} />
        <a
          href={officePaths.jobTicket(orderId, line)}
          target="_blank"
          rel="noreferrer"
          title="Ticket"
          className={iconLink}
        >
          <FileText aria-hidden="true" className="size-4" />
          <span className="sr-only">Ticket of {code}, PDF in a new tab</span>
        </a>
        <Link to={officePaths.officeOrder(orderId)} title="Order" className={iconLink}>
          <ReceiptText aria-hidden="true" className="size-4" />
          <span className="sr-only">
            Order {orderNumber} of {code}
          </span>
        </Link>
      </div>
    </Card>
  );
}

/** Puts a job before those that are due earlier, and back. */
const UrgentButton = ({ job: { id, version, code, isUrgent } }: { job: JobRow }) => (
  <Form method="post" preventScrollReset className="shrink-0">
    <input type="hidden" name="job" value={id} />
    <input type="hidden" name="version" value={version} />
    <input type="hidden" name="urgent" value={isUrgent ? 'no' : 'yes'} />
    <button
      type="submit"
      name="form"
      value="urgent"
      aria-pressed={isUrgent}
      title={isUrgent ? 'No longer urgent' : 'Mark as urgent'}
      className={classes(iconLink, isUrgent ? 'text-vermilion-deep' : 'text-ink-soft')}
    >
      <Flag aria-hidden="true" className="size-4" fill={isUrgent ? 'currentColor' : 'none'} />
      <span className="sr-only">Urgent: {code}</span>
    </button>
  </Form>
);
