import type { JobRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { FileText, ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import { iconLink } from '../../features/production/icon-link.ts';
import { JobButtons } from '../../features/production/JobButtons.tsx';
import { UrgentButton } from '../../features/production/UrgentButton.tsx';
import { officePaths } from '../../office-paths.ts';
import { Card } from '../../ui/Card.tsx';
import { classes } from '../../ui/classes.ts';
import { CardState } from './CardState.tsx';
import { cardButtons, cardEnd, cardGoods, cardStyle, onWholeCard } from './card-style.ts';

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
        <div className={isUrgent ? '' : onWholeCard}>
          <UrgentButton job={job} />
        </div>
      </div>
      {/* The customer comes last: of a long name, its end is what is missed least. */}
      <p className={cardGoods} title={`${formatCount(quantity)} × ${item} for ${customer}`}>
        {formatCount(quantity)} × {item} <span className="text-ink-soft">for {customer}</span>
      </p>
      <div className={cardEnd}>
        <CardState job={job} />
        <div className={cardButtons}>
          <JobButtons job={job} of={code} />
          <a
            href={officePaths.jobTicket(orderId, line)}
            target="_blank"
            rel="noreferrer"
            title="Ticket"
            className={classes(iconLink, onWholeCard)}
          >
            <FileText aria-hidden="true" className="size-4" />
            <span className="sr-only">Ticket of {code}, PDF in a new tab</span>
          </a>
          <Link to={officePaths.officeOrder(orderId)} title="Order" className={classes(iconLink, onWholeCard)}>
            <ReceiptText aria-hidden="true" className="size-4" />
            <span className="sr-only">
              Order {orderNumber} of {code}
            </span>
          </Link>
        </div>
      </div>
    </Card>
  );
}
