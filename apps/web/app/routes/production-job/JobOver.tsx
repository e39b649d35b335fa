import type { Output } from '@boxwright/contract';
import { Link } from 'react-router';
import { officePaths } from '../../office-paths.ts';
import { Card } from '../../ui/Card.tsx';
import { formatMoment } from '../../ui/moment.ts';

interface JobOverProps {
  ended: Output<'GetJob'>['ended'];
  order: { readonly id: number; readonly number: string };
}

/** A job that is not in the works any more: why not, who has ended it and when, and what its ticket says about it. */
export const JobOver = ({ ended, order }: JobOverProps) => (
  <Card className="flex flex-col gap-1.5 p-5">
    <p className="font-semibold">
      {ended === null ? (
        'It is packed, and waits for the rest of its order.'
      ) : (
        <>
          <Link to={officePaths.officeOrder(order.id)} className="figures underline underline-offset-4">
            Order {order.number}
          </Link>{' '}
          was {ended.isCancelled ? 'cancelled' : 'packed'} by {ended.by} on {formatMoment(ended.at)}.
        </>
      )}
    </p>
    {ended === null || ended.note === '' ? null : <p className="wrap-anywhere whitespace-pre-line">“{ended.note}”</p>}
    {ended?.isCancelled ? <p>Don’t make it, and scrap what is made of it.</p> : null}
  </Card>
);
