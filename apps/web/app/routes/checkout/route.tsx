import type { WayToPayRow } from '@boxwright/contract';
import { awaitsChoice, dayToPayBy, isPaidByTransfer, isPaidInCash, isSentUnpaid, restIsDue } from '@boxwright/orders';
import { useEffect } from 'react';
import { data, Link, redirect } from 'react-router';
import { AddressBlock } from '../../features/order/AddressBlock.tsx';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { Destination } from '../../features/order/Destination.tsx';
import { type LoadedOrder, loadOrder } from '../../features/order/load-order.ts';
import { OrderTotals } from '../../features/order/OrderForm.tsx';
import { OrderReadyBy } from '../../features/order/OrderReadyBy.tsx';
import { OrderSteps } from '../../features/order/OrderSteps.tsx';
import { billingOf, splitReference } from '../../features/order/order-form.ts';
import { Proforma } from '../../features/order/Proforma.tsx';
import { keepWaitingOrder } from '../../features/order/waiting-order.ts';
import { PaymentOpens, type StartedPayment } from '../../features/pay/PaymentOpens.tsx';
import { PaymentUnderWay } from '../../features/pay/PaymentUnderWay.tsx';
import { UndecidedPayment } from '../../features/pay/UndecidedPayment.tsx';
import { usePayment } from '../../features/pay/use-payment.ts';
import { WaysToPay } from '../../features/pay/WaysToPay.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import type { PostedProblem } from '../../features/plain-form/posted.server.ts';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { useHeldFiles } from '../../features/upload/use-held-files.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import { type ServerApi, serverApi } from '../../server-api.ts';
import { Beside } from '../../ui/Beside.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatDay, formatMoment } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';
import { CartChanged } from './CartChanged.tsx';
import { OrderItems } from './OrderItems.tsx';
import { receiveWay } from './receive-way.server.ts';

export const meta = unlistedMeta('Order Summary');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await requireCustomer({ context, url });
  const api = context.get(serverApi);
  const asked = url.searchParams.get('order');
  if (asked === null) throw redirect(await wayOfCart(api));
  const orderId = idIn(asked);
  if (orderId === undefined) return null;
  const [checkout, order] = await Promise.all([readCheckout(api, orderId), loadOrder(api, { orderId })]);
  if (order === null) return null;
  // For what has changed, and for the files of what hasn't: the cart takes them until it is paid.
  const cart =
    checkout.isCartChanged || !isOrdered(order)
      ? await api.call('GetCartWebsite', { cartId: null, customerId: null, destination: null, addresses: null })
      : null;
  return { checkout, order, cart: cart?.ok ? cart.value : [] };
};

export const action = async ({ request, context, url }: Route.ActionArgs) => {
  await requireCustomer({ context, url });
  const orderId = idIn(url.searchParams.get('order'));
  if (orderId === undefined) throw data('There is no such order.', { status: 404 });
  return receiveWay(request, context.get(serverApi), orderId);
};

/** Whether the buyer has paid or committed to it. */
const isOrdered = ([{ paid, paymentDueOn }]: LoadedOrder): boolean => paid > 0 || paymentDueOn !== null;

const readCheckout = async (api: ServerApi, orderId?: number) => {
  const checkout = await api.call('GetCheckout', { orderId });
  if (!checkout.ok) throw data(checkout.failure.text, { status: 503 });
  return checkout.value;
};

/** From the cart: to its order if they are equal, otherwise to the step that places or revises the order. */
const wayOfCart = async (api: ServerApi): Promise<string> => {
  const { orderId, isCartChanged, openPayment } = await readCheckout(api);
  const isToBePlaced = orderId === null || (isCartChanged && openPayment === null);
  return isToBePlaced ? paths.selectAddress : paths.checkoutOf(orderId);
};

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData === null) return <NoSuchOrder />;
  return loaderData.checkout.ways.length > 0 ? (
    <WaitingOrder {...loaderData} failed={actionData?.failed} started={actionData?.started} />
  ) : (
    <SettledOrder {...loaderData} />
  );
}

type WaitingOrderProps = NonNullable<Route.ComponentProps['loaderData']> & {
  failed: PostedProblem | undefined;
  started: StartedPayment | undefined;
};

function WaitingOrder({ order, checkout, cart, failed, started }: WaitingOrderProps) {
  const head = order[0];
  const { company } = useShell();
  const { openPayment, isCartChanged, ways, payLaterBy, transferBy, onAccountBy, cashProblem, creditProblem } =
    checkout;
  const files = useHeldFiles();
  const payment = usePayment({ id: head.id, isCartChanged });
  const paying = {
    ...payment,
    pay: async (way: WayToPayRow) => {
      if (files.mayLeave()) await payment.pay(way);
    },
  };
  const day = dayToPayBy(head);
  // While the bank decides, no way to pay is shown: a second payment would be refused.
  const isWithBank = head.openPayment?.state === 'pending';
  const isOpenToChange = openPayment === null && !isOrdered(order);
  const { id, paymentReference } = head;
  useEffect(() => {
    keepWaitingOrder({ orderId: id, transactionId: splitReference(paymentReference).transactionId });
  }, [id, paymentReference]);

  return (
    <div className="page pb-16">
      <OrderSteps current="Payment" />
      {/* The company's setting, because it applies to a payment that starts now. */}
      <DemonstrationNotice shown={company.isDemonstration} className="mb-6" />
      <PostedFailure failed={failed} />
      {started === undefined ? null : (
        <Card className="mb-6 max-w-xl p-5 sm:p-7">
          <PaymentOpens started={started} />
        </Card>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-4xl">Order Summary</h1>
        <p className="text-ink-soft">
          Order <span className="font-semibold text-ink">{head.number}</span> · {formatMoment(head.placedAt)}
        </p>
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_24rem] lg:gap-8">
        <div className="flex flex-col gap-6">
          {isCartChanged ? <CartChanged order={order} cart={cart} canUpdate={isOpenToChange} /> : null}
          <Card className="p-5 sm:p-7">
            <h2 className="sr-only">Items</h2>
            <OrderItems
              order={order}
              isOrdered={isOrdered(order)}
              lines={isCartChanged || isOrdered(order) ? null : cart}
              fileField={files.field}
            />
          </Card>
          <Card className="grid gap-6 p-5 sm:grid-cols-2 sm:p-7">
            <Destination order={order} />
            <AddressBlock title="Billing address" address={billingOf(head)} />
            {isOpenToChange ? (
              <p className="crease border-t pt-3 text-[0.9375rem] sm:col-span-2">
                <Link to={paths.selectAddress} className="inline-block py-2.5 font-medium underline underline-offset-4">
                  Change addresses
                </Link>
              </p>
            ) : null}
          </Card>
        </div>
        <Beside>
          <Card className="flex flex-col gap-5 p-5 sm:p-7">
            <h2 className="text-2xl">To pay</h2>
            <OrderTotals row={head} />
            <OrderReadyBy
              order={order}
              {...(isOrdered(order) ? {} : { awaitsPayment: awaitsChoice(ways.map(({ mode }) => mode)) })}
              className="text-sm"
            />
            {head.status === 'Cancelled' ? (
              <p className="text-[0.9375rem]">
                This order is closed. What you bear of the carriage is due{day === null ? '' : ` by ${formatDay(day)}`}.
              </p>
            ) : head.paid > 0 ? (
              <p className="text-[0.9375rem]">
                The rest is due {day === null ? '' : `by ${formatDay(day)}`}
                {isSentUnpaid(head.paymentMode) ? '.' : `${day === null ? '' : ', '}${restIsDue(head.paymentMode)}.`}
              </p>
            ) : day === null ? null : (
              <p className="text-[0.9375rem]">
                To be paid {isPaidByTransfer(head.paymentMode) ? 'by bank transfer, ' : ''}by {formatDay(day)}
                {isSentUnpaid(head.paymentMode) ? '.' : '; we start once it is paid.'}{' '}
                {isPaidByTransfer(head.paymentMode) ? 'Otherwise the order is cancelled.' : ''}
              </p>
            )}
            <Proforma row={head} />
            {isWithBank && head.openPayment !== null ? (
              <UndecidedPayment payment={head.openPayment} ifLeft="pay below" />
            ) : null}
            {openPayment === null || isWithBank || started ? null : (
              <PaymentUnderWay transactionId={openPayment} isCartChanged={isCartChanged} paying={paying} />
            )}
            {isWithBank || started ? null : (
              <>
                {isCartChanged ? <p className="font-semibold">Or pay the order as you placed it:</p> : null}
                <WaysToPay
                  ways={ways}
                  paying={paying}
                  payLaterBy={payLaterBy}
                  transferBy={transferBy}
                  onAccountBy={onAccountBy}
                  cashProblem={cashProblem}
                  creditProblem={creditProblem}
                  isPaymentOpen={openPayment !== null}
                />
              </>
            )}
          </Card>
        </Beside>
      </div>
    </div>
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
            <LinkButton to={paths.myOrder(head.id)}>Order details</LinkButton>
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
  if (isPaidInCash(head.paymentMode)) return `Order ${head.number} is paid on delivery. There is nothing to pay now.`;
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
