import { awaitsPayment } from '@boxwright/orders';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { type LoadedOrder, loadOrder } from '../../features/order/load-order.ts';
import { formatMoment } from '../../features/order/moment.ts';
import { AddressBlock, OrderTotals } from '../../features/order/OrderForm.tsx';
import { OrderSteps } from '../../features/order/OrderSteps.tsx';
import { billingOf, isCashOnDelivery, shippingOf, splitReference } from '../../features/order/order-form.ts';
import { keepWaitingOrder, readWaitingOrder } from '../../features/order/waiting-order.ts';
import { requireCustomer } from '../../features/session/guard.ts';
import { useShell } from '../../features/shell/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import type { Route } from './+types/route.ts';
import { OrderItems } from './OrderItems.tsx';
import { usePayment } from './use-payment.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Order Summary | Boxwright' },
  { name: 'robots', content: 'noindex' },
];

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await requireCustomer({ context, url });
  const asked = url.searchParams.get('order') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(asked)) return { asked: false, order: null };
  return { asked: true, order: await loadOrder(context.get(serverApi), { orderId: Number(asked) }) };
};

export default function Checkout({ loaderData: { asked, order } }: Route.ComponentProps) {
  if (!asked) return <FindWaitingOrder />;
  if (order === null) return <NoSuchOrder />;
  return awaitsPayment(order[0]) ? <WaitingOrder order={order} /> : <SettledOrder order={order} />;
}

/** The URL contains no order: uses the one stored in this browser, or goes to the previous step. */
function FindWaitingOrder() {
  const navigate = useNavigate();
  useEffect(() => {
    const waiting = readWaitingOrder();
    const to = waiting === null ? paths.selectAddress : paths.checkoutOf(waiting.orderId);
    void navigate(to, { replace: true });
  }, [navigate]);
  return (
    <div className="page flex min-h-96 items-center justify-center">
      <Spinner />
    </div>
  );
}

function WaitingOrder({ order }: { order: LoadedOrder }) {
  const head = order[0];
  const { company } = useShell();
  const { payFull, doing, failure } = usePayment(head.id);
  const { id, paymentReference } = head;
  useEffect(() => {
    keepWaitingOrder({ orderId: id, transactionId: splitReference(paymentReference).transactionId });
  }, [id, paymentReference]);

  return (
    <div className="page pb-16">
      <OrderSteps current="Payment" />
      {/* For a payment that is started now. */}
      <DemonstrationNotice shown={company.isDemonstration} className="mb-6" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-4xl">Order Summary</h1>
        <p className="text-ink-soft">
          Order <span className="font-semibold text-ink">{head.number}</span> · {formatMoment(head.placedAt)}
        </p>
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8">
        <div className="flex flex-col gap-6">
          <Card className="p-5 sm:p-7">
            <h2 className="sr-only">Items</h2>
            <OrderItems order={order} />
          </Card>
          <Card className="grid gap-6 p-5 sm:grid-cols-2 sm:p-7">
            <AddressBlock title="Shipping address" address={shippingOf(head)} />
            <AddressBlock title="Billing address" address={billingOf(head)} />
            {head.openAttempt ? null : (
              <p className="crease border-t pt-3 text-[0.9375rem] sm:col-span-2">
                <Link to={paths.selectAddress} className="inline-block py-2.5 font-medium underline underline-offset-4">
                  Change addresses
                </Link>
              </p>
            )}
          </Card>
        </div>
        <Card className="flex flex-col gap-5 p-5 sm:p-7 lg:sticky lg:top-6">
          <h2 className="text-2xl">To pay</h2>
          <OrderTotals row={head} />
          {head.openAttempt ? <PaymentUnderWay reference={paymentReference} /> : null}
          {failure === null ? null : (
            <p
              role="alert"
              className="rounded-md border border-vermilion-deep bg-vermilion-soft/40 p-3.5 text-[0.9375rem] font-medium text-vermilion-deep"
            >
              {failure} Your order is kept; you can try again.
            </p>
          )}
          <Button busy={doing} onClick={() => void payFull()}>
            Pay Full
          </Button>
          <p className="flex items-start gap-2.5 text-sm text-ink-soft">
            <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              You pay <Money amount={head.due} /> on the page of our payment provider, by card, UPI or net banking. We
              never see your card.
            </span>
          </p>
        </Card>
      </div>
    </div>
  );
}

/** A payment was started and its outcome isn't known yet: warns before the customer pays twice. */
function PaymentUnderWay({ reference }: { reference: string }) {
  const { transactionId, paymentId } = splitReference(reference);
  return (
    <p className="rounded-md bg-board p-3.5 text-[0.9375rem]">
      A payment for this order was started and isn’t decided yet. If you finished it, don’t pay again:{' '}
      <Link
        to={paths.paymentProcess(transactionId, paymentId || '0')}
        className="font-medium underline underline-offset-4"
      >
        see how it stands
      </Link>
      .
    </p>
  );
}

/** The order is cancelled, paid, or paid on delivery: there is nothing to pay now. */
function SettledOrder({ order: [head] }: { order: LoadedOrder }) {
  return (
    <div className="page py-14">
      <DemonstrationNotice shown={head.isDemonstration} className="mx-auto mb-6 max-w-xl" />
      <EmptyState
        title="Order Summary"
        text={whySettled(head)}
        action={
          <>
            <LinkButton to={paths.invoiceView(head.id)}>View the order</LinkButton>
            <LinkButton to={paths.shop} tone="outline">
              Continue Shopping
            </LinkButton>
          </>
        }
      />
    </div>
  );
}

const whySettled = (head: LoadedOrder[0]): string => {
  if (head.status === 'Cancelled') return `Order ${head.number} was cancelled. There is nothing to pay.`;
  if (isCashOnDelivery(head)) return `Order ${head.number} is paid on delivery. There is nothing to pay now.`;
  if (head.paymentStatus === 'Refunded') return `The payment of order ${head.number} was refunded.`;
  return `Order ${head.number} is paid. There is nothing left to do here.`;
};

function NoSuchOrder() {
  return (
    <div className="page py-14">
      <EmptyState
        title="Order Summary"
        text="We couldn’t find that order in your account. If a mail brought you here, please sign in with the address that it was sent to. If you have just placed an order, go back to your cart: it is still there."
        action={
          <>
            <LinkButton to={paths.myOrders}>My Orders</LinkButton>
            <LinkButton to={paths.cart} tone="outline">
              Go to my cart
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
