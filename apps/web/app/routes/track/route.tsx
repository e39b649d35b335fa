import type { Output } from '@boxwright/contract';
import { type ArtworkStanding, artworkStepOf } from '@boxwright/orders';
import { data } from 'react-router';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { FollowParcel } from '../../features/order/NextStep.tsx';
import { OrderNow } from '../../features/order/OrderNow.tsx';
import { isCashAwaited, type OrderStanding, standingOfTracked } from '../../features/order/order-standing.ts';
import { Parcels } from '../../features/order/Parcels.tsx';
import { timelineOf } from '../../features/order/timeline.ts';
import { paymentShown } from '../../features/order-list/order-words.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { formatDate } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Order tracking');

/** The address alone gives access, so no other site may learn it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const opened = await context.get(serverApi).call('GetTrackedOrder', { token: params.token });
  if (opened.ok) return data({ order: opened.value, refusal: '' });
  const { code, text } = opened.failure;
  if (code === 'unavailable' || code === 'internal') throw data(text, { status: 503 });
  const refusal =
    code === 'not_found' ? text : 'This link doesn’t open an order. Please open it from the mail once more.';
  return data({ order: null, refusal }, { status: 404 });
};

type TrackedOrder = Output<'GetTrackedOrder'>;

/** The state of an order for anybody with its link: read only, without prices, addresses and telephone numbers. */
export default function Track({ loaderData: { order, refusal } }: Route.ComponentProps) {
  if (order === null) return <NoOrder refusal={refusal} />;
  const standing = standingOfTracked(order);
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-4xl">Order {order.number}</h1>
      <p className="mt-2 mb-6 text-ink-soft">
        Ordered{order.firstName === '' ? '' : ` by ${order.firstName}`} on {formatDate(order.placedAt)}
        {order.city === ''
          ? ', collected at our works.'
          : `, goes to ${order.city}${standing.way === 'both' ? '; a part is collected at our works' : ''}.`}
      </p>
      <DemonstrationNotice shown={order.isDemonstration} className="mb-6" />
      <OrderNow
        standing={standing}
        payment={paymentShown(order)}
        doNext={<DoNext order={order} standing={standing} />}
        items={standing.toPay === 'all' ? order.items.map(({ standing: _, ...item }) => item) : order.items}
        entries={timelineOf(standing, { courierSays: order.courierSays })}
      >
        <Parcels {...order} isCash={isCashAwaited(standing)} />
      </OrderNow>
      <p className="mt-8 text-[0.9375rem] text-ink-soft">
        Is it your order? Prices, documents and everything else are in your account.
      </p>
      <LinkButton to={paths.myOrder(order.id)} tone="outline" size="small" className="mt-2">
        See the whole order
      </LinkButton>
    </div>
  );
}

/** The next thing to do. Anything that changes the order asks for sign-in. */
function DoNext({ order, standing }: { order: Pick<TrackedOrder, 'id' | 'openAttempt'>; standing: OrderStanding }) {
  if (standing.toPay === 'all' || standing.toPay === 'balance') {
    return order.openAttempt ? (
      <>
        <p className="mb-3 text-[0.9375rem]">A payment isn’t decided yet.</p>
        <LinkButton to={paths.myOrder(order.id)} tone="outline" className="max-sm:w-full">
          Sign in to see how it stands
        </LinkButton>
      </>
    ) : (
      <LinkButton to={paths.checkoutOf(order.id)} className="max-sm:w-full">
        Sign in to pay
      </LinkButton>
    );
  }
  if (artworkStepOf(standingsOf(standing)) !== null) {
    return (
      <LinkButton to={paths.myOrder(order.id)} tone="outline" className="max-sm:w-full">
        Sign in to see its artwork and proofs
      </LinkButton>
    );
  }
  return standing.status === 'Dispatched' ? <FollowParcel standing={standing} /> : null;
}

const standingsOf = ({ items }: OrderStanding): ArtworkStanding[] =>
  items.flatMap(({ standing }) => (standing === null || standing === 'agreed' ? [] : [standing]));

function NoOrder({ refusal }: { refusal: string }) {
  const { email } = useShell().company;
  return (
    <div className="page py-14">
      <EmptyState
        title="Order tracking"
        text={
          <>
            {refusal} If it is your order, sign in to see it, or write to {email} with its number.
          </>
        }
        action={<LinkButton to={paths.myOrders}>My Orders</LinkButton>}
      />
    </div>
  );
}
