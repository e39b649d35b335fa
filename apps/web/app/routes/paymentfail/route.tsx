import { dayToPayBy, isPaidByTransfer } from '@boxwright/orders';
import { useEffect } from 'react';
import { redirect } from 'react-router';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { PaymentFailed } from '../../features/order/drawings/PaymentDrawings.tsx';
import { type LoadedOrder, loadOrder } from '../../features/order/load-order.ts';
import { Proforma } from '../../features/order/Proforma.tsx';
import { usePayment } from '../../features/pay/use-payment.ts';
import { WaysToPay } from '../../features/pay/WaysToPay.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatDay } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';
import { forgetAfterFailure } from './forget-after-failure.ts';

export const meta = unlistedMeta('Payment failed');

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { txnid, mipid = '' } = params;
  const api = context.get(serverApi);
  const payment = await api.call('GetPaymentState', { transactionId: txnid.slice(0, 25).toWellFormed() });
  if (!payment.ok) return null;
  const { state, gatewayPaymentId, orderId, orderNumber, isDemonstration } = payment.value;
  const paymentId = gatewayPaymentId || mipid;
  // The URL doesn't decide: a late payment may have succeeded.
  if (state === 'succeeded') throw redirect(paths.paymentSuccess(txnid, paymentId));
  if (state === 'open' || state === 'pending') throw redirect(paths.paymentProcess(txnid, paymentId));
  // Only the order's own customer may pay for it here.
  const [checkout, order] = await Promise.all([api.call('GetCheckout', { orderId }), loadOrder(api, { orderId })]);
  return {
    reason: state === 'cancelled' && gatewayPaymentId === '' ? 'unfinished' : state,
    order: { id: orderId, number: orderNumber },
    isDemonstration,
    checkout: checkout.ok && checkout.value.orderId !== null ? checkout.value : null,
    head: order?.[0] ?? null,
  } as const;
};

type FailedPayment = NonNullable<Route.ComponentProps['loaderData']>;

const reasons: { readonly [Reason in FailedPayment['reason']]: { readonly heading: string; readonly text: string } } = {
  cancelled: { heading: 'You cancelled the payment', text: 'Nothing was charged.' },
  unfinished: { heading: 'The payment wasn’t finished', text: 'We have received no money from it.' },
  failed: {
    heading: 'The payment didn’t go through',
    text: 'The bank or the payment provider refused it. We have received no money from it.',
  },
};

export default function PaymentFail({ loaderData: payment }: Route.ComponentProps) {
  const { company } = useShell();
  useEffect(forgetAfterFailure, []);
  const phone = company.phones[0];
  const { heading, text } = payment
    ? reasons[payment.reason]
    : { heading: 'We don’t know this payment', text: 'Your cart and your orders are kept as they are.' };
  return (
    <div className="page flex flex-col items-center py-12 text-center sm:py-16">
      <DemonstrationNotice shown={payment?.isDemonstration ?? company.isDemonstration} className="mb-8" />
      <PaymentFailed />
      <h1 className="mt-6 text-4xl">{heading}</h1>
      <div className="mt-4 flex max-w-xl flex-col gap-2 text-ink-soft">
        <p>
          {text}{' '}
          {payment ? (
            <>
              Order <span className="font-semibold text-ink">{payment.order.number}</span> is kept as it is, with its
              price and its addresses.
            </>
          ) : null}
        </p>
        <p>
          If your bank shows a debit nevertheless, tell us{payment ? ' the order number' : ''}: {company.email}
          {phone ? ` or ${phone}` : ''}.
        </p>
      </div>
      {payment ? <TryAgain {...payment} /> : null}
      {payment?.head ? <TransferAwaited head={payment.head} /> : null}
      <div className="mt-8 flex w-full flex-col justify-center gap-3 sm:w-auto sm:flex-row">
        {payment ? (
          <LinkButton to={paths.myOrder(payment.order.id)} tone="outline">
            Order details
          </LinkButton>
        ) : null}
        <LinkButton to={paths.shop} tone="outline">
          Continue Shopping
        </LinkButton>
        <LinkButton to={paths.home} tone="outline">
          Go to Home Page
        </LinkButton>
      </div>
    </div>
  );
}

/** An order that was to be paid by transfer may still be paid so. */
function TransferAwaited({ head }: { head: LoadedOrder[0] }) {
  const day = dayToPayBy(head);
  if (day === null || !isPaidByTransfer(head.paymentMode)) return null;
  return (
    <div className="mt-6 flex flex-col items-center gap-2">
      <p>Or pay it by bank transfer, as you chose before, by {formatDay(day)}.</p>
      <Proforma row={head} />
    </div>
  );
}

/** Pays again with one press, in the same or another way. If the cart has changed, the order's page asks first. */
function TryAgain({ order, checkout }: FailedPayment) {
  const paying = usePayment({ id: order.id, isCartChanged: false });
  if (checkout === null || checkout.isCartChanged || checkout.openPayment !== null)
    return (
      <LinkButton to={paths.checkoutOf(order.id)} className="mt-8">
        Try again
      </LinkButton>
    );
  if (checkout.ways.length === 0) return null;
  return (
    <Card className="mt-8 w-full max-w-md p-5 text-left sm:p-7">
      <h2 className="mb-5 text-2xl">Try again</h2>
      <WaysToPay {...checkout} paying={paying} />
    </Card>
  );
}
