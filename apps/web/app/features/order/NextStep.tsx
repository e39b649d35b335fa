import { courierPage, whatHappensNext } from '@boxwright/orders';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/Card.tsx';
import { PickupNote } from '../delivery/PickupNote.tsx';
import { type OrderStanding, parcelOf } from './order-standing.ts';
import { ReadyByItems } from './ReadyByItems.tsx';

interface NextStepProps {
  standing: OrderStanding;
  /** What is paid, in a few words. */
  payment: string;
  /** What happens next, if the order's status alone doesn't say it. */
  words?: string | undefined;
  /** The one thing for the buyer to do; may render nothing. */
  children: ReactNode;
}

/**
 * What happens with an order next: when it is ready, where its parcel is, what is paid, and what the buyer has to do.
 */
export function NextStep({ standing, payment, words, children }: NextStepProps) {
  const { status, way, hasDates, dates, toPay, isApprovedBefore } = standing;
  // The days hold from the approval on.
  const isApproved = isApprovedBefore || (dates !== null && dates.approvedOn === null);
  return (
    <Card className="p-5">
      <h2 className="text-2xl">What happens next</h2>
      <p className="mt-3">{words ?? whatHappensNext({ ...standing, isApproved })}</p>
      {hasDates || dates !== null ? (
        <ReadyByItems
          items={standing.items}
          dates={dates}
          awaitsPayment={standing.startsWithPayment}
          owesRest={toPay === 'balance'}
          isApproved={isApprovedBefore && 'ordered'}
          className="mt-2"
        />
      ) : null}
      <dl className="crease mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 border-t pt-4 text-[0.9375rem]">
        <dt className="text-ink-soft">Payment</dt>
        <dd className="figures min-w-0">{payment}</dd>
        <Parcel standing={standing} />
      </dl>
      {way !== 'delivered' && status === 'Packed' ? <PickupNote className="mt-4" /> : null}
      {status === 'Delivered' ? (
        <Link to={paths.returns} className="mt-3 inline-flex min-h-11 items-center underline underline-offset-4">
          Returns / Refund and Shipping
        </Link>
      ) : null}
      <div className="mt-5 empty:hidden">{children}</div>
    </Card>
  );
}

/** Courier and number. Selecting the number selects all of it, to paste it on the courier's page. */
function Parcel({ standing }: Pick<NextStepProps, 'standing'>) {
  const parcel = parcelOf(standing);
  if (parcel === undefined) return null;
  return (
    <>
      <dt className="text-ink-soft">Courier</dt>
      <dd className="min-w-0">{parcel.courier}</dd>
      {parcel.trackingNumber === '' ? null : (
        <>
          <dt className="text-ink-soft">Tracking number</dt>
          <dd className="figures min-w-0 select-all font-semibold [overflow-wrap:anywhere]">{parcel.trackingNumber}</dd>
        </>
      )}
    </>
  );
}

/** Leads to the parcel's page at its courier; nothing for unknown couriers. */
export function FollowParcel({ standing }: Pick<NextStepProps, 'standing'>) {
  const parcel = parcelOf(standing);
  const page = parcel && courierPage(parcel.courier, parcel.trackingNumber);
  if (!page) return null;
  return (
    <>
      <a
        href={page.url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle('primary', 'regular', 'max-sm:w-full whitespace-normal')}
      >
        Follow it at {parcel.courier} <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
      {page.isOfParcel ? null : (
        <p className="mt-2 text-[0.9375rem] text-ink-soft">Enter the tracking number on that page.</p>
      )}
    </>
  );
}
