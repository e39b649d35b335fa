import type { ReactNode } from 'react';
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
  /** The one thing to do; it may show nothing. */
  doNext: ReactNode;
  items: readonly ShownItem[];
  entries: readonly TimelineEntry[];
  /** Further sections. */
  children?: ReactNode;
}

/** Where an order stands, what is to be done, what was ordered, and what happened. */
export function OrderNow({ standing, payment, doNext, items, entries, children }: OrderNowProps) {
  return (
    <>
      <OrderProgress status={standing.status} reached={reachedAt(standing)} />
      {standing.status === 'Cancelled' ? (
        <p className="mt-3 font-semibold text-vermilion-deep">This order was cancelled.</p>
      ) : null}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <NextStep standing={standing} payment={payment}>
            {doNext}
          </NextStep>
          <OrderItems items={items} />
        </div>
        <div className="lg:row-span-2">
          <OrderTimeline entries={entries} />
        </div>
        <div className="flex min-w-0 flex-col gap-5 empty:hidden">{children}</div>
      </div>
    </>
  );
}
