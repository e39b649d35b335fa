import { Form, useNavigation } from 'react-router';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Money } from '../../../ui/Money.tsx';
import { formatMoment } from '../../../ui/moment.ts';
import { PostedFailure } from '../../plain-form/PostedFailure.tsx';
import { type PostedOrderForm, postedAs } from '../posted-form.ts';
import type { Cancellation } from './load-cancellation.ts';
import { refundWords, whatGoesBack, whyNothingGoesBack } from './refund-words.ts';

interface CancelOrderProps {
  order: { readonly id: number; readonly number: string; readonly status: string };
  /** What is paid and not paid back, in paise. */
  paid: number;
  cancellation: Cancellation;
  /** `cancel` if the page asks whether to cancel. */
  asked: string | null;
  /** `cancel` if the order was just cancelled. */
  done: string | null;
  posted: PostedOrderForm | undefined;
}

const beforeDispatch = ['IN-PROCESS', 'Order Accepted', 'In Production', 'Packed'];

/** Cancelling an order: whether and until when it can be done, what goes back, and the state of refunds. */
export function CancelOrder({ order, paid, cancellation, asked, done, posted }: CancelOrderProps) {
  const { refunds, isCancelled, problem } = cancellation;
  if (!isCancelled && refunds.length === 0 && !beforeDispatch.includes(order.status)) return null;
  return (
    <Card className="p-5">
      <section id="cancel" aria-labelledby="cancel-title">
        <h2 id="cancel-title" className="text-2xl">
          {isCancelled ? 'Cancelled' : refunds.length > 0 ? 'Refund' : 'Cancel this order'}
        </h2>
        <p role="status" className={done === 'cancel' ? 'mt-2 font-medium text-teal' : 'sr-only'}>
          {done === 'cancel' ? `Order ${order.number} is cancelled.` : ''}
        </p>
        <PostedFailure failed={postedAs(posted, 'cancel')?.failed} />
        {isCancelled && refunds.length === 0 ? <p className="mt-2">{whyNothingGoesBack(paid)}</p> : null}
        <Refunds refunds={refunds} />
        {isCancelled && cancellation.isPaymentUnderWay ? <LatePayment /> : null}
        {!isCancelled && refunds.length > 0 && beforeDispatch.includes(order.status) ? (
          <h3 className="crease mt-5 border-t pt-5 text-xl">Cancel this order</h3>
        ) : null}
        {isCancelled ? null : problem === null ? (
          <Ask order={order} cancellation={cancellation} isAsked={asked === 'cancel'} />
        ) : beforeDispatch.includes(order.status) ? (
          <p className="mt-2 text-ink-soft">{problem}</p>
        ) : null}
      </section>
    </Card>
  );
}

function Ask({
  order,
  cancellation,
  isAsked,
}: Pick<CancelOrderProps, 'order' | 'cancellation'> & { isAsked: boolean }) {
  const { formAction } = useNavigation();
  const cancel = paths.orderForm(order.id, 'cancel');
  if (!isAsked) {
    return (
      <>
        <p className="mt-2">
          You can cancel the order until {formatMoment(cancellation.until)}, as long as it isn’t in production.
        </p>
        <LinkButton
          to={paths.askToCancel(order.id)}
          tone="outline"
          size="small"
          className="mt-3"
          replace
          preventScrollReset
        >
          Cancel this order…
        </LinkButton>
      </>
    );
  }
  return (
    <Form method="post" action={cancel} preventScrollReset>
      <p className="mt-2 font-semibold">Cancel order {order.number}?</p>
      <p className="mt-1">{whatGoesBack(cancellation)}</p>
      {cancellation.isPaymentUnderWay ? <LatePayment /> : null}
      <p className="mt-1 text-ink-soft">This can’t be undone. We mail you what happens.</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button type="submit" size="small" busy={formAction === cancel && 'Cancelling…'}>
          Cancel the order
        </Button>
        <LinkButton to={paths.myOrder(order.id)} tone="outline" size="small" replace preventScrollReset>
          Keep it
        </LinkButton>
      </div>
    </Form>
  );
}

const LatePayment = () => (
  <p className="mt-2">A payment isn’t decided yet. If your bank pays it after all, all of it goes back to you.</p>
);

function Refunds({ refunds }: Pick<Cancellation, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <ul aria-label="Refunds" className="mt-3 flex flex-col gap-3">
      {refunds.map((refund, place) => {
        const { state, text } = refundWords(refund);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: refunds are never removed or reordered.
          <li key={place} className="crease border-t pt-3 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              <Money amount={refund.amount} />
              <Badge tone={refund.state === 'succeeded' ? 'good' : 'notice'}>{state}</Badge>
            </p>
            <p className="mt-1 break-words text-[0.9375rem] text-ink-soft">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
