import { useEffect } from 'react';
import { redirect } from 'react-router';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { PaymentFailed } from '../../features/order/drawings/PaymentDrawings.tsx';
import { loadOrder } from '../../features/order/load-order.ts';
import { useShell } from '../../features/shell/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { forgetAfterFailure } from './forget-after-failure.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Payment failed | Boxwright' },
  { name: 'robots', content: 'noindex' },
];

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { txnid, mipid = '' } = params;
  const api = context.get(serverApi);
  const payment = await api.call('GetPaymentState', { transactionId: txnid.slice(0, 25).toWellFormed() });
  if (!payment.ok) return { state: null, order: null, isDemonstration: null };
  const { state, gatewayPaymentId, orderId, orderNumber, isDemonstration } = payment.value;
  const paymentId = gatewayPaymentId || mipid;
  // The URL doesn't decide: a late payment may have succeeded.
  if (state === 'succeeded') throw redirect(paths.paymentSuccess(txnid, paymentId));
  if (state === 'open' || state === 'pending') throw redirect(paths.paymentProcess(txnid, paymentId));
  const order = await loadOrder(api, { paymentReference: `${txnid}/${paymentId}` });
  return { state, isDemonstration, order: { id: orderId, number: orderNumber, settled: order?.[0].due === 0 } };
};

const headings = { cancelled: 'You cancelled the payment', failed: 'The payment didn’t go through' };

export default function PaymentFail({ loaderData: { state, order, isDemonstration } }: Route.ComponentProps) {
  const { company } = useShell();
  useEffect(forgetAfterFailure, []);
  const phone = company.phones[0];

  return (
    <div className="page flex flex-col items-center py-12 text-center sm:py-16">
      <DemonstrationNotice shown={isDemonstration ?? company.isDemonstration} className="mb-8" />
      <PaymentFailed />
      <h1 className="mt-6 text-4xl">{headings[state ?? 'failed']}</h1>
      <div className="mt-4 flex max-w-xl flex-col gap-2 text-ink-soft">
        <p>
          {state === 'cancelled'
            ? 'Nothing was charged.'
            : 'The bank or the payment provider refused it, or it wasn’t finished in time. We have received no money.'}{' '}
          {order?.number ? (
            <>
              Order <span className="font-semibold text-ink">{order.number}</span> is kept as it is, with its price and
              its addresses.
            </>
          ) : (
            'Your cart is kept as it is.'
          )}
        </p>
        <p>
          If your bank shows a debit nevertheless, tell us{order?.number ? ' the order number' : ''}: {company.email}
          {phone ? ` or ${phone}` : ''}.
        </p>
      </div>
      <div className="mt-8 flex w-full flex-col justify-center gap-3 sm:w-auto sm:flex-row">
        {order && !order.settled ? <LinkButton to={paths.checkoutOf(order.id)}>Try again</LinkButton> : null}
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
