import type { Output } from '@boxwright/contract';
import { awaitsPayment, dayToPayBy, isPaidByTransfer, isPaidInCash, isSentUnpaid, restIsDue } from '@boxwright/orders';
import { useEffect, useState } from 'react';
import { redirect } from 'react-router';
import { recordEvent } from '../../features/analytics/record-event.ts';
import { AwaitedArtwork } from '../../features/order/AwaitedArtwork.tsx';
import { mailedWords, wordsAfterOrder } from '../../features/order/after-order.ts';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { DownloadOrderForm } from '../../features/order/DownloadOrderForm.tsx';
import { CashOnDelivery, OrderPlaced, PaymentReceived } from '../../features/order/drawings/PaymentDrawings.tsx';
import { artworkButton, isCheckAwaited, pageOf } from '../../features/order/item-artwork.ts';
import { type LoadedOrder, loadOrder } from '../../features/order/load-order.ts';
import { OrderForm } from '../../features/order/OrderForm.tsx';
import { isWithoutGateway } from '../../features/order/order-form.ts';
import { Proforma } from '../../features/order/Proforma.tsx';
import { forgetWaitingOrder, readWaitingOrder } from '../../features/order/waiting-order.ts';
import { useCheckResult } from '../../features/proof/use-check-result.ts';
import { refreshSession } from '../../features/session/session.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { noSuch } from '../../features/shell/no-such.ts';
import { useShell } from '../../features/site/shell-data.ts';
import { paths } from '../../paths.ts';
import { type ServerApi, serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import type { Route } from './+types/route.ts';
import { Excess } from './Excess.tsx';
import { loadReceipt, type PaymentReceipt } from './load-receipt.ts';
import { Receipt } from './Receipt.tsx';

export const meta = unlistedMeta('Thank you for your order');

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { txnid, mipid = '' } = params;
  const api = context.get(serverApi);
  const order = await loadOrder(api, { paymentReference: `${txnid}/${mipid}` });
  if (order !== null && isWithoutGateway(order[0], txnid, mipid))
    return { order, receipt: null, proofs: await loadProofs(api, order) };
  // The URL doesn't prove success: until the payment has succeeded, its status is polled.
  const receipt = await loadReceipt(api, txnid, mipid);
  if (order !== null) {
    if (receipt === null && order[0].paid === 0) throw redirect(paths.paymentProcess(txnid, mipid));
    return { order, receipt, proofs: await loadProofs(api, order) };
  }
  if (receipt === null) throw noSuch('order', 'Please check the address.');
  return { order, receipt, page: url.pathname, proofs: null };
};

/** Where the order's artwork stands; null if nothing of it is printed. */
async function loadProofs(api: ServerApi, [{ id }]: LoadedOrder): Promise<Output<'GetOrderTimeline'>['proofs']> {
  const timeline = await api.call('GetOrderTimeline', { orderId: id });
  return timeline.ok ? timeline.value.proofs : null;
}

export default function PaymentSuccess({ loaderData }: Route.ComponentProps) {
  return loaderData.order === null ? (
    <Receipt receipt={loaderData.receipt} page={loaderData.page} />
  ) : (
    <PlacedOrder order={loaderData.order} receipt={loaderData.receipt} proofs={loaderData.proofs} />
  );
}

interface PlacedOrderProps {
  order: LoadedOrder;
  /** The payment that this page is about; null when nothing was paid online. */
  receipt: PaymentReceipt | null;
  /** Where its artwork stands; null if nothing of it is printed. */
  proofs: Output<'GetOrderTimeline'>['proofs'];
}

function PlacedOrder({ order, receipt, proofs }: PlacedOrderProps) {
  const { company } = useShell();
  const button = proofs && artworkButton(proofs);
  const head = order[0];
  useCheckResult(isCheckAwaited(proofs));
  useEffect(() => {
    // Recorded only for the order that this browser waits for: a reload or a shared URL isn't another purchase.
    if (readWaitingOrder()?.orderId === head.id) {
      recordEvent('purchase', '', { transaction_id: head.number, value: head.totalWithTax / 100 });
      forgetWaitingOrder();
    }
    void refreshSession();
  }, [head.id, head.number, head.totalWithTax]);

  return (
    <div className="page py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-4" data-noprint>
        <div className="wrap-anywhere max-w-xl">
          <h1 className="text-4xl">Thank you for your order</h1>
          <p className="mt-2 text-ink-soft">
            Order <span className="font-semibold text-ink">{head.number}</span>. We mailed it to {head.customerEmail},{' '}
            {mailedWords(order)}.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          {proofs === null || button === null ? null : <LinkButton to={pageOf(proofs)}>{button}</LinkButton>}
          <LinkButton to={paths.myOrder(head.id)} tone={button === null ? 'primary' : 'outline'}>
            Order details
          </LinkButton>
          <Proforma row={head} />
          <DownloadOrderForm token={head.downloadToken} />
          {order.some(({ itemKind }) => itemKind !== 'sticker') ? (
            <LinkButton to={paths.downloadKeyLine(head.downloadToken)} tone="outline">
              Download Keyline
            </LinkButton>
          ) : null}
          {awaitsPayment(head) ? (
            <LinkButton to={paths.checkoutOf(head.id)} tone="outline">
              Pay <Money amount={head.due} />
            </LinkButton>
          ) : null}
          <LinkButton to={paths.shop} tone="outline">
            Continue Shopping
          </LinkButton>
        </div>
      </div>
      <div className="mt-8 flex flex-col gap-5">
        <AwaitedArtwork order={order} proofs={proofs} />
        <OrderForm order={order} company={company} />
      </div>
      <Congratulation order={order} receipt={receipt} proofs={proofs} />
    </div>
  );
}

/** Opens with the page; once closed, it stays closed. */
function Congratulation({ order, receipt, proofs }: PlacedOrderProps) {
  const [head] = order;
  const { company } = useShell();
  const [open, setOpen] = useState(true);
  const button = proofs && artworkButton(proofs);
  const cash = isPaidInCash(head.paymentMode);
  const byTransfer = isPaidByTransfer(head.paymentMode);
  const unpaid = receipt === null && head.paid === 0;
  const day = dayToPayBy(head);
  return (
    <Dialog title={unpaid ? 'Order placed' : 'Payment received'} open={open} onOpenChange={setOpen}>
      <div className="flex flex-col items-center gap-4 text-center">
        {cash ? <CashOnDelivery /> : unpaid ? <OrderPlaced /> : <PaymentReceived />}
        <DemonstrationNotice shown={head.isDemonstration} />
        <p className="text-lg">
          {unpaid ? (
            <>
              You pay <Money amount={head.due} className="font-semibold" />
              {cash ? ' on delivery' : byTransfer ? ' by bank transfer' : ''}
              {day === null ? '' : `${byTransfer ? ',' : ''} by ${formatDay(day)}`}.
            </>
          ) : (
            <>
              We received <Money amount={receipt?.amount ?? head.paid} className="font-semibold" /> for order{' '}
              {head.number}.
            </>
          )}
        </p>
        {unpaid && byTransfer ? (
          <p>
            The proforma invoice names our account. Please give {head.number} as the reference of your transfer. If it
            hasn’t arrived by then, the order is cancelled.
          </p>
        ) : null}
        {!unpaid && head.due > 0 ? (
          <p>
            The rest of <Money amount={head.due} className="font-semibold" /> is due{' '}
            {isSentUnpaid(head.paymentMode) && day !== null
              ? `by ${formatDay(day)}.`
              : `${day === null ? '' : `by ${formatDay(day)}, `}${restIsDue(head.paymentMode)}.`}
          </p>
        ) : null}
        {receipt !== null && receipt.excess > 0 ? (
          <Excess amount={receipt.excess} />
        ) : receipt !== null && head.due === 0 && receipt.amount < head.paid ? (
          <p>With what you paid before, the order is paid in full.</p>
        ) : null}
        <p className="text-ink-soft">{wordsAfterOrder(order, company)}</p>
        {proofs === null || button === null ? null : (
          <LinkButton to={pageOf(proofs)} className="w-full">
            {button}
          </LinkButton>
        )}
        {unpaid ? <Proforma row={head} className="w-full" /> : null}
        <Button tone="ink" onClick={() => setOpen(false)} className="w-full">
          See my order form
        </Button>
      </div>
    </Dialog>
  );
}
