import type { WayToPayRow } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise } from '@boxwright/money';
import { Lock } from 'lucide-react';
import { data, Form, useNavigation } from 'react-router';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { PaymentOpens } from '../../features/pay/PaymentOpens.tsx';
import { UndecidedPayment } from '../../features/pay/UndecidedPayment.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDate } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';
import { receivePayment } from './receive-payment.server.ts';

export const meta = unlistedMeta('Pay for your order');

/** The address alone gives access, so no other site may learn it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const opened = await context.get(serverApi).call('GetOrderToPay', { token: params.token });
  if (opened.ok) return data({ order: opened.value, refusal: '' });
  const { code, text } = opened.failure;
  if (code === 'unavailable' || code === 'internal' || code === 'too_many') throw data(text, { status: 503 });
  const refusal =
    code === 'not_found' ? text : 'This link doesn’t open an order. Please open it from the mail once more.';
  return data({ order: null, refusal }, { status: 404 });
};

export const action = ({ request, context, params }: Route.ActionArgs) =>
  receivePayment(request, context.get(serverApi), params.token);

/** Anybody with the link can pay for the order without signing in, but sees no addresses or telephone numbers. */
export default function Pay({ loaderData: { order, refusal }, actionData, params }: Route.ComponentProps) {
  const started = actionData?.started;
  if (order === null) return <NoOrder refusal={refusal} />;
  return (
    <div className="page max-w-2xl py-8 sm:py-12">
      <h1 className="text-4xl">Order {order.number}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        Ordered by {order.firstName} on {formatDate(order.placedAt)}
      </p>
      <DemonstrationNotice shown={order.isDemonstration} className="mb-6" />
      <PostedFailure failed={actionData?.failed} />
      <Card className="p-5 sm:p-7">
        <ul aria-label="Items" className="flex flex-col gap-1">
          {order.items.map(({ name, quantity }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored order are never reordered.
            <li key={place} className="flex justify-between gap-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
              <span className="figures">{formatCount(quantity)}</span>
            </li>
          ))}
        </ul>
        <dl className="crease mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t pt-4">
          <dt className="text-ink-soft">Total, GST included</dt>
          <dd className="text-right">
            <Money amount={order.total} />
          </dd>
          <dt className="text-ink-soft">Paid</dt>
          <dd className="text-right">
            <Money amount={order.paid} />
          </dd>
          <dt className="font-semibold">To pay</dt>
          <dd className="text-right">
            <Money amount={order.due} className="font-bold text-2xl text-vermilion-deep" />
          </dd>
        </dl>
        {started ? (
          <div className="mt-5">
            <PaymentOpens started={started} />
          </div>
        ) : (
          <Ways order={order} token={params.token} />
        )}
      </Card>
    </div>
  );
}

type OrderToPay = NonNullable<Route.ComponentProps['loaderData']['order']>;

function Ways({ order, token }: { order: OrderToPay; token: string }) {
  const { formData } = useNavigation();
  const { email } = useShell().company;
  const { openPayment } = order;
  if (order.ways.length === 0) return <p className="mt-5 font-semibold">{whyNothing(order, email)}</p>;
  const undecided =
    openPayment === null ? null : (
      <div className="mt-5">
        <UndecidedPayment payment={openPayment} ifLeft="pay below" />
      </div>
    );
  if (openPayment?.state === 'pending') return undecided;
  return (
    <>
      {undecided}
      <ul aria-label="Ways to pay" className="mt-5 flex flex-col gap-3">
        {order.ways.map((way, place) => (
          <li key={way.mode}>
            <Form method="post" action={paths.pay(token)} preventScrollReset>
              <input type="hidden" name="purpose" value={way.purpose ?? ''} />
              <input type="hidden" name="total" value={way.total} />
              <Button
                type="submit"
                tone={place === 0 && openPayment === null ? 'primary' : 'outline'}
                busy={formData?.get('purpose') === way.purpose && 'Opening the payment…'}
                className="max-sm:w-full"
              >
                {labelOf(way)}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex items-start gap-2.5 text-ink-soft text-sm">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>You pay by UPI, card or net banking on the page of our payment provider. We never see your card.</span>
      </p>
    </>
  );
}

const labelOf = ({ purpose, dueNow }: WayToPayRow): string => {
  // The contract's codec guarantees whole paise.
  const amount = formatRupees(dueNow as Paise);
  return purpose === 'half' ? `Pay half now: ${amount}` : `Pay ${amount}`;
};

function whyNothing({ isCancelled, due }: OrderToPay, email: string): string {
  if (isCancelled) return 'This order was cancelled. There is nothing to pay.';
  if (due === 0) return 'This order is paid. Thank you.';
  return `This order isn’t paid online. Please write to ${email} if you would like to.`;
}

function NoOrder({ refusal }: { refusal: string }) {
  const { email } = useShell().company;
  return (
    <div className="page py-14">
      <EmptyState
        title="Pay for your order"
        text={
          <>
            {refusal} If it is your order, sign in to pay it, or write to {email} with its number.
          </>
        }
        action={<LinkButton to={paths.myOrders}>My Orders</LinkButton>}
      />
    </div>
  );
}
