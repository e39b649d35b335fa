import { useEffect, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { loadOrder } from '../../features/order/load-order.ts';
import { isWithoutGateway } from '../../features/order/order-form.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Route } from './+types/route.ts';
import { awaitPayment, type PaymentOutcome } from './await-payment.ts';

export const meta = unlistedMeta('Order Processing');

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { txnid, mipid = '' } = params;
  const order = await loadOrder(context.get(serverApi), { paymentReference: `${txnid}/${mipid}` });
  // Nothing is being paid online, so there is no payment to wait for.
  if (order !== null && isWithoutGateway(order[0], txnid, mipid)) throw redirect(paths.paymentSuccess(txnid, mipid));
  return { number: order?.[0].number ?? null, isDemonstration: order?.[0].isDemonstration ?? null };
};

export default function PaymentProcess({ params, loaderData: { number, isDemonstration } }: Route.ComponentProps) {
  const { company } = useShell();
  const navigate = useNavigate();
  const [turn, setTurn] = useState(0);
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const { txnid, mipid = '' } = params;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt polls again.
  useEffect(() => {
    const left = new AbortController();
    setOutcome(null);
    void (async () => {
      const end = await awaitPayment(
        () => call('GetPaymentState', { transactionId: txnid }, { signal: left.signal }),
        (milliseconds) => pauseUnlessLeft(milliseconds, left.signal),
      );
      if (left.signal.aborted) return;
      if (end.kind !== 'settled') return setOutcome(end);
      const paymentId = end.answer.gatewayPaymentId || mipid;
      const page = end.answer.state === 'succeeded' ? paths.paymentSuccess : paths.paymentFail;
      await navigate(page(txnid, paymentId), { replace: true });
    })().catch((problem: unknown) => {
      if (!left.signal.aborted) throw problem;
    });
    return () => left.abort();
  }, [txnid, mipid, turn]);

  return (
    <div className="page py-16">
      <DemonstrationNotice shown={isDemonstration ?? company.isDemonstration} className="mx-auto mb-8 max-w-xl" />
      {outcome === null ? (
        <div className="flex min-h-80 flex-col items-center justify-center gap-5 text-center">
          <h1 className="text-3xl">
            <Spinner label="Order Processing..." />
          </h1>
          <p className="max-w-md text-ink-soft">
            We are asking the payment provider how your payment stands. Please keep this page open.
          </p>
        </div>
      ) : (
        <Undecided outcome={outcome} number={number} onAskAgain={() => setTurn(turn + 1)} />
      )}
    </div>
  );
}

interface UndecidedProps {
  outcome: PaymentOutcome;
  number: string | null;
  onAskAgain: () => void;
}

function Undecided({ outcome, number, onAskAgain }: UndecidedProps) {
  const { company } = useShell();
  if (outcome.kind === 'unknown')
    return (
      <EmptyState
        title="We don’t know this payment"
        text={`${outcome.text} If you paid, tell us at ${company.phones[0] ?? company.email} and we will find it.`}
        action={<LinkButton to={paths.shop}>Continue Shopping</LinkButton>}
      />
    );
  // The bank has no payment yet: either the buyer left the payment page, or the answer is late.
  if (outcome.answer?.state === 'open')
    return (
      <EmptyState
        title="We haven’t heard of your payment yet"
        text={`If you paid${number === null ? '' : ` for order ${number}`}, you needn’t pay again: we keep asking, and mail you as soon as the money is here. If you left the payment page, go back to your order.`}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onAskAgain}>Ask again now</Button>
            <LinkButton to={paths.checkoutOf(outcome.answer.orderId)} tone="outline">
              Back to the order
            </LinkButton>
          </div>
        }
      />
    );
  return (
    <EmptyState
      title="Your payment is pending"
      text={
        <>
          The bank hasn’t decided yet{number === null ? '' : ` about order ${number}`}. You needn’t pay again: we keep
          asking, and mail you as soon as the money is here. If it doesn’t come, the order waits for another try and
          nothing is charged.
        </>
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onAskAgain}>Ask again now</Button>
          <LinkButton to={paths.shop} tone="outline">
            Continue Shopping
          </LinkButton>
        </div>
      }
    />
  );
}

const pauseUnlessLeft = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
