import { awaitsPayment } from '@boxwright/orders';
import { useEffect } from 'react';
import { data } from 'react-router';
import { DownloadOrderForm } from '../../features/order/DownloadOrderForm.tsx';
import { downloadOnce } from '../../features/order/download-once.ts';
import { loadOrder } from '../../features/order/load-order.ts';
import { OrderForm } from '../../features/order/OrderForm.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Order Form');

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const order = await loadOrder(context.get(serverApi), { downloadToken: params.orderId });
  return data({ order, token: params.orderId }, { status: order === null ? 404 : 200 });
};

export default function DownloadForm({ loaderData: { order, token } }: Route.ComponentProps) {
  const { company } = useShell();
  const known = order !== null;
  useEffect(() => {
    if (known) downloadOnce(paths.orderFormFile(token));
  }, [known, token]);

  if (order === null) return <UnknownForm />;
  const isToPay = awaitsPayment(order[0]);
  return (
    <div className="page py-8 sm:py-12">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4" data-noprint>
        <div>
          <h1 className="text-4xl">Your order form</h1>
          <p className="mt-2 text-ink-soft">The PDF is downloading. If it isn’t, use the button.</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton to={paths.myOrder(order[0].id)} tone="outline">
            Order details
          </LinkButton>
          <DownloadOrderForm token={token} tone={isToPay ? 'outline' : 'primary'} />
          {isToPay ? (
            <LinkButton to={paths.checkoutOf(order[0].id)}>
              Pay <Money amount={order[0].due} />
            </LinkButton>
          ) : null}
        </div>
      </div>
      <OrderForm order={order} company={company} />
    </div>
  );
}

function UnknownForm() {
  const { company } = useShell();
  return (
    <div className="page py-14">
      <EmptyState
        title="This link doesn’t open an order form"
        text={`It may be incomplete: please open it from the mail once more. If that doesn’t help, write to ${company.email} with your order number.`}
        action={<LinkButton to={paths.home}>Go to Home Page</LinkButton>}
      />
    </div>
  );
}
