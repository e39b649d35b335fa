import type { ReactNode } from 'react';
import { cancelledOn } from '../../ui/moment.ts';
import { NextStep } from './NextStep.tsx';
import { OrderItems, type ShownItem } from './OrderItems.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { type OrderStanding, reachedAt } from './order-standing.ts';
import type { TimelineEntry } from './timeline.ts';

interface OrderNowProps {
  standing: OrderStanding;
  /** What is paid, in a few words. */
  payment: string;
  /** What happens next, if the order's status alone doesn't say it. */
  words?: string | undefined;
  /** The one thing to do; may render nothing. */
  doNext: ReactNode;
  items: readonly ShownItem[];
  entries: readonly TimelineEntry[];
  /** Further sections, below on phones and beside the rest on wide screens. */
  beside?: ReactNode;
  /** Further sections. */
  children?: ReactNode;
}

/** Where an order stands, what the buyer has to do, what was ordered, and what happened. */
export function OrderNow({ standing, payment, words, doNext, items, entries, beside, children }: OrderNowProps) {
  return (
    <>
      <OrderProgress status={standing.status} reached={reachedAt(standing)} />
      {standing.status === 'Cancelled' ? (
        <p className="mt-3 font-semibold text-vermilion-deep">
          {cancelledOn(reachedAt(standing).get('Cancelled') ?? null) ?? 'Cancelled'}.{' '}
          {standing.toPay === 'nothing' ? 'Nothing is due for it.' : 'Only what you bear of the carriage is due.'}
        </p>
      ) : null}
      {standing.status === 'Returned' ? (
        <p className="mt-3 font-semibold text-vermilion-deep">It has not arrived. Below is what we know.</p>
      ) : null}
      {/* Phones have one column, with the timeline, which has no buttons, between the two parts of the left column. */}
      <div className="mt-5 flex flex-col gap-5 lg:grid lg:grid-cols-[1fr_24rem] lg:items-start">
        <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-5">
          <NextStep standing={standing} payment={payment} words={words}>
            {doNext}
          </NextStep>
          <OrderItems items={items} />
          <div className="flex min-w-0 flex-col gap-5 empty:hidden max-lg:order-2">{children}</div>
        </div>
        <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-5">
          <div className="max-lg:order-1">
            <OrderTimeline entries={entries} />
          </div>
          <div className="flex min-w-0 flex-col gap-5 empty:hidden max-lg:order-3">{beside}</div>
        </div>
      </div>
    </>
  );
}
