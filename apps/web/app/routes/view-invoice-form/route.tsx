import { awaitsPayment } from '@boxwright/orders';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { data } from 'react-router';
import { loadOrder } from '../../features/order/load-order.ts';
import { OrderForm } from '../../features/order/OrderForm.tsx';
import { OrderProgress } from '../../features/order/OrderProgress.tsx';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { cancelledOn } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('View Order');

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  await requireCustomer({ context, url });
  const id = idIn(params.orderid);
  if (id === undefined) return data({ order: null, invoiceFile: null }, { status: 404 });
  const api = context.get(serverApi);
  const [order, listed] = await Promise.all([
    loadOrder(api, { orderId: id }),
    api.call('GetCustomerOrderDetails', { where: { id }, search: '' }),
  ]);
  if (order === null) return data({ order, invoiceFile: null }, { status: 404 });
  // If the list fails, the order is still shown, without the link to its invoice.
  const invoiceFile = listed.ok ? (listed.value[0]?.invoiceFile ?? null) : null;
  return data({ order, invoiceFile });
};

export default function ViewInvoiceForm({ loaderData: { order, invoiceFile } }: Route.ComponentProps) {
  const { company } = useShell();
  if (order === null) {
    return (
      <div className="page py-14">
        <EmptyState title="Data Not Found" text="There is no such order in your account." action={<GoBack />} />
      </div>
    );
  }
  const [head] = order;
  const { id, number, status, downloadToken } = head;
  const isToPay = awaitsPayment(head);
  return (
    <div className="page py-8 sm:py-12">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4" data-noprint>
        <h1 className="text-4xl">Order {number}</h1>
        <div className="flex flex-wrap gap-2.5">
          <GoBack />
          <LinkButton to={paths.myOrder(id)} tone="outline">
            Order details
          </LinkButton>
          <Button tone="outline" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-5" /> Print
          </Button>
          <a
            href={paths.orderSheetFile(downloadToken)}
            download
            className={buttonStyle(isToPay ? 'outline' : 'primary')}
          >
            <Download aria-hidden="true" className="size-5" /> Download
          </a>
          {invoiceFile === null ? null : (
            <a href={invoiceFile} download className={buttonStyle('outline')}>
              <Download aria-hidden="true" className="size-5" /> Tax invoice
            </a>
          )}
          {isToPay ? (
            <LinkButton to={paths.checkoutOf(id)}>
              Pay <Money amount={head.due} />
            </LinkButton>
          ) : null}
        </div>
      </div>
      <div className="mb-6" data-noprint>
        <OrderProgress status={status} />
        {status === 'Cancelled' ? (
          <p className="mt-3 font-semibold text-vermilion-deep">
            {cancelledOn(head.cancelledAt)}. Nothing is due for it.
          </p>
        ) : null}
      </div>
      <OrderForm order={order} company={company} />
    </div>
  );
}

function GoBack() {
  return (
    <LinkButton to={paths.myOrders} tone="outline">
      <ArrowLeft aria-hidden="true" className="size-5" /> Go Back
    </LinkButton>
  );
}
