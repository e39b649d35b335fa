import { ArrowLeft } from 'lucide-react';
import { data, useSearchParams } from 'react-router';
import { loadReminder } from '../../features/order/again/load-again.ts';
import { OrderAgain } from '../../features/order/again/OrderAgain.tsx';
import { receiveReminder } from '../../features/order/again/receive-reminder.server.ts';
import { CancelOrder } from '../../features/order/cancel/CancelOrder.tsx';
import { loadCancellation } from '../../features/order/cancel/load-cancellation.ts';
import { receiveCancel } from '../../features/order/cancel/receive-cancel.server.ts';
import { CorrectOrder } from '../../features/order/correct/CorrectOrder.tsx';
import { loadCorrection } from '../../features/order/correct/load-correction.ts';
import { receiveCorrection } from '../../features/order/correct/receive-correction.server.ts';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { DoNext } from '../../features/order/DoNext.tsx';
import { loadDocuments } from '../../features/order/documents/load-documents.ts';
import { OrderDocuments } from '../../features/order/documents/OrderDocuments.tsx';
import { isCheckAwaited } from '../../features/order/item-artwork.ts';
import { loadOrder } from '../../features/order/load-order.ts';
import { loadMessages } from '../../features/order/messages/load-messages.ts';
import { OrderMessages } from '../../features/order/messages/OrderMessages.tsx';
import { receiveMessage } from '../../features/order/messages/receive-message.server.ts';
import { OrderNow } from '../../features/order/OrderNow.tsx';
import { purchaseOrderLine } from '../../features/order/order-form.ts';
import { isCashAwaited, itemsOfOrder, standingOfOrder } from '../../features/order/order-standing.ts';
import { Parcels } from '../../features/order/Parcels.tsx';
import { paymentWords } from '../../features/order/payment-words.ts';
import { postedAs } from '../../features/order/posted-form.ts';
import { loadReturns } from '../../features/order/return/load-returns.ts';
import { ReturnSection } from '../../features/order/return/ReturnSection.tsx';
import { receivePhotoRemoval, receiveReturn } from '../../features/order/return/receive-return.server.ts';
import { returnWords } from '../../features/order/return/return-words.ts';
import { receiveStop } from '../../features/order/share/receive-stop.server.ts';
import { ShareTracking } from '../../features/order/share/ShareTracking.tsx';
import { timelineOf } from '../../features/order/timeline.ts';
import { singleOrderColumns } from '../../features/order-list/columns.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { useCheckResult } from '../../features/proof/use-check-result.ts';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('My Order');

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  await requireCustomer({ context, url });
  const api = context.get(serverApi);
  const none = data({ shown: null }, { status: 404 });
  const orderId = idIn(params.orderid);
  if (orderId === undefined) return none;
  const [listed, order] = await Promise.all([
    api.call('GetCustomerOrderDetails', { where: { id: orderId }, search: '' }),
    loadOrder(api, { orderId }),
  ]);
  if (!listed.ok) throw data(listed.failure.text, { status: 503 });
  const [row] = listed.value;
  if (row === undefined || order === null) return none;
  const [timeline, documents, reminder, cancellation, returns, messages, correction] = await Promise.all([
    api.call('GetOrderTimeline', { orderId }),
    loadDocuments(api, orderId),
    loadReminder(api, orderId),
    loadCancellation(api, orderId),
    loadReturns(api, orderId),
    loadMessages(api, orderId),
    loadCorrection(api, orderId),
  ]);
  if (!timeline.ok) throw data(timeline.failure.text, { status: 503 });
  return data({
    shown: { row, order, timeline: timeline.value, documents, reminder, cancellation, returns, messages, correction },
  });
};

/** The page's forms, by the name in the query of the address to which each is posted. */
const forms = new Map<string, Receive>([
  ['stop-sharing', receiveStop],
  ['reminder', receiveReminder],
  ['cancel', receiveCancel],
  ['return', receiveReturn],
  ['remove-photo', receivePhotoRemoval],
  ['message', receiveMessage],
  ['correct', receiveCorrection],
]);

type Receive =
  | typeof receiveStop
  | typeof receiveReminder
  | typeof receiveCancel
  | typeof receiveReturn
  | typeof receiveMessage
  | typeof receiveCorrection
  | typeof receivePhotoRemoval;

export const action = ({ request, context, params, url }: Route.ActionArgs) => {
  const receive = forms.get(url.searchParams.get('form') ?? '');
  const orderId = idIn(params.orderid);
  if (receive === undefined || orderId === undefined) throw data('There is no such form.', { status: 404 });
  return receive(request, context.get(serverApi), orderId);
};

export default function MyOrder({ loaderData: { shown }, actionData: posted }: Route.ComponentProps) {
  const [query] = useSearchParams();
  useCheckResult(isCheckAwaited(shown?.timeline.proofs ?? null));
  if (shown === null) return <NoOrder />;
  const { row, order, timeline, documents, reminder, cancellation, returns, messages, correction } = shown;
  const done = query.get('done');
  const standing = standingOfOrder(order, timeline);
  const isAboutMoneyBack = cancellation.isCancelled || cancellation.refunds.length > 0;
  const cancelOrder = (
    <CancelOrder
      order={row}
      paid={order[0].paid}
      cancellation={cancellation}
      asked={query.get('ask')}
      done={done}
      posted={posted}
    />
  );
  return (
    <div className="page py-8 sm:py-12">
      <BackToAll />
      <h1 className="mt-2 mb-6 text-4xl">
        Order {row.number}
        {order[0].purchaseOrder === '' ? null : (
          <span className="mt-1 block font-normal text-base text-ink-soft">{purchaseOrderLine(order[0])}</span>
        )}
      </h1>
      <DemonstrationNotice shown={row.isDemonstration} className="mb-6" />
      <PostedFailure failed={(postedAs(posted, 'stop-sharing') ?? postedAs(posted, 'reminder'))?.failed} />
      <Table
        caption={`Order ${row.number}`}
        columns={singleOrderColumns}
        rows={[row]}
        keyOf={({ id }) => id}
        isDense
        isWide
      />
      <div className="mt-8">
        <OrderNow
          standing={standing}
          payment={paymentWords(order, cancellation.refunds)}
          words={returnWords(returns)}
          doNext={<DoNext order={order} row={row} standing={standing} proofs={timeline.proofs} />}
          items={itemsOfOrder(order, timeline)}
          entries={timelineOf({ ...standing, steps: timeline.steps }, timeline)}
          beside={
            <>
              <OrderAgain orderId={row.id} isCancelled={row.status === 'Cancelled'} reminder={reminder} />
              <ShareTracking order={row} link={timeline} isNew={done === 'stop-sharing'} />
            </>
          }
        >
          <Parcels {...timeline} isCash={isCashAwaited(standing)} />
          {isAboutMoneyBack ? cancelOrder : null}
          <OrderMessages orderId={row.id} messages={messages} done={done} posted={posted} />
          <CorrectOrder orderId={row.id} correction={correction} done={done} posted={posted} />
          <OrderDocuments documents={documents} />
          <ReturnSection orderId={row.id} returns={returns} done={done} photo={query.get('photo')} posted={posted} />
          {isAboutMoneyBack ? null : cancelOrder}
        </OrderNow>
      </div>
    </div>
  );
}

function NoOrder() {
  return (
    <div className="page py-8 sm:py-12">
      <BackToAll />
      <div className="mt-6">
        <EmptyState
          title="Data Not Found"
          text="There is no such order in your account."
          action={<LinkButton to={paths.myOrders}>Show all orders</LinkButton>}
        />
      </div>
    </div>
  );
}

function BackToAll() {
  return (
    <LinkButton to={paths.myOrders} tone="quiet" size="small" className="-ml-4">
      <ArrowLeft aria-hidden="true" className="size-4" /> My Orders
    </LinkButton>
  );
}
