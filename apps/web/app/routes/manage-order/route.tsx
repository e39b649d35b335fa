import { type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { PressNotice } from '../../features/office/PressNotice.tsx';
import { type Posted, refusalWithoutForm } from '../../features/office/posted-form.ts';
import { AddressBlock } from '../../features/order/AddressBlock.tsx';
import { DemonstrationNotice } from '../../features/order/DemonstrationNotice.tsx';
import { Destination } from '../../features/order/Destination.tsx';
import { OrderDocuments } from '../../features/order/documents/OrderDocuments.tsx';
import { billingOf } from '../../features/order/order-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { useNoticeFocus } from '../../features/plain-form/use-notice-focus.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { serverApi } from '../../server-api.ts';
import { Card } from '../../ui/Card.tsx';
import type { Route } from './+types/route.ts';
import { ActPanel } from './ActPanel.tsx';
import { AddressCorrection } from './AddressCorrection.tsx';
import { DeskKeys } from './DeskKeys.tsx';
import { DeskReturns } from './DeskReturns.tsx';
import { DoubtfulGstin } from './DoubtfulGstin.tsx';
import { EWayBillLink } from './EWayBillLink.tsx';
import { Lines } from './Lines.tsx';
import { loadDeskOrder, type ShownDeskOrder } from './load-desk-order.ts';
import { Messages } from './Messages.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { Notes } from './Notes.tsx';
import { OrderHead } from './OrderHead.tsx';
import { PackingPapers } from './PackingPapers.tsx';
import { PartsOfOrder } from './PartsOfOrder.tsx';
import { PurchaseOrder } from './PurchaseOrder.tsx';
import { doneText } from './posted-desk-form.ts';
import { OrderProofs } from './proofs/OrderProofs.tsx';
import { Timeline } from './Timeline.tsx';

export const meta = unlistedMeta('Order');

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadDeskOrder(url, context.get(serverApi), params.orderid);

export { action } from './receive-desk-form.server.ts';

/** Reloads after a conflict too, so that staff who read that somebody else was quicker see the current order. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

/** The desk's page of an order, with all its steps. */
export default function ManageOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, rows, documents } = loaderData;
  const [query] = useSearchParams();
  const [head] = rows;
  const posted: Posted | undefined = actionData;
  const [act, to] = [query.get('act'), query.get('to')];
  const done = query.get('done');
  const refusal = refusalWithoutForm(posted, shownForms(loaderData));
  const isAnswered = done !== null && act === null;
  const notice = useNoticeFocus<HTMLParagraphElement>(isAnswered);
  return (
    <div className="page py-6" key={head.id}>
      <DeskKeys desk={desk} rows={rows} />
      <OrderHead desk={desk} rows={rows} proofs={loaderData.proofs} />
      <p
        ref={notice}
        role="status"
        tabIndex={-1}
        className={isAnswered ? 'mt-4 rounded-md bg-teal-soft px-4 py-2.5 font-medium text-teal' : 'sr-only'}
      >
        {isAnswered ? doneText(done) : ''}
      </p>
      <PressNotice isShown={refusal !== undefined}>
        <PostedFailure failed={refusal} />
      </PressNotice>
      <DemonstrationNotice shown={head.isDemonstration} className="mt-4" />
      <ActPanel {...loaderData} act={act} to={to} posted={posted} />
      <PartsOfOrder {...loaderData} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <DeskReturns {...loaderData} posted={posted} />
          <Lines {...loaderData} orderId={head.id} />
          <OrderProofs {...loaderData} posted={posted} />
          <Messages desk={desk} rows={rows} posted={posted} />
          <Notes desk={desk} rows={rows} posted={posted} />
          <Timeline happenings={desk.timeline} />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <MoneyCard desk={desk} rows={rows} posted={posted} />
          <Card id="addresses" className="flex flex-col gap-5 p-4 sm:p-5">
            <h2 id="addresses-title" tabIndex={-1} className="text-xl">
              Addresses
            </h2>
            <Destination order={rows} />
            <AddressCorrection desk={desk} orderId={head.id} posted={posted} address="shipping" />
            <AddressBlock title="Billing address" address={billingOf(head)} />
            <AddressCorrection desk={desk} orderId={head.id} posted={posted} address="billing" />
            <DoubtfulGstin desk={desk} head={head} posted={posted} />
            <EWayBillLink state={desk.eWayBill} orderId={head.id} isInvoiced={isInvoiced(documents)} />
            <PurchaseOrder desk={desk} head={head} posted={posted} isInvoiced={isInvoiced(documents)} />
          </Card>
          <OrderDocuments documents={documents} isForDesk />
          {head.status === 'Cancelled' ? null : <PackingPapers orderId={head.id} parcels={desk.parcels} />}
        </div>
      </div>
    </div>
  );
}

const isInvoiced = (documents: ShownDeskOrder['documents']): boolean =>
  documents?.some(({ kind }) => kind === 'tax-invoice') ?? false;

/** The names of the page's forms that show their refusals. Those about a line's artwork are shown with the line. */
const shownForms = ({ desk, returns, documents }: ShownDeskOrder): string[] => [
  ...['step', 'cancel', 'payment', 'reverse', 'credit', 'debit', 'refund', 'reprint', 'correct', 'message', 'note'],
  ...(desk.movable > 0 && desk.may.payments ? ['keep'] : []),
  ...['reminder', 'artwork', 'artwork-place', 'proof', 'proof-back', 'proof-comment', 'proof-decision', 'waiver'],
  ...(desk.may.unpaid && desk.steps.some(({ waitsFor }) => waitsFor !== '') ? ['unpaid'] : []),
  ...(desk.may.unpaid && desk.waiver !== null ? ['unpaid-back'] : []),
  ...(desk.payUrl === '' ? [] : ['pay-link']),
  ...(desk.mobileToCall === '' ? [] : ['mobile-call']),
  ...(desk.supply === null ? [] : ['supply']),
  ...(desk.customs === null ? [] : ['shipping-bill']),
  ...(desk.gstinDoubt === '' || !desk.may.supply ? [] : ['gstin']),
  ...(['billing', 'shipping'] as const).flatMap((address) =>
    desk.correctable[address] !== null && desk.may.changes ? [`${address}-address`] : [],
  ),
  ...(isInvoiced(documents) ? [] : ['purchase-order']),
  ...desk.notes.flatMap(({ id }) => [`change-note:${id}`, `delete-note:${id}`]),
  ...desk.refunds.flatMap(({ id, state }) => (state === 'by-hand' ? [`settle:${id}`] : [])),
  ...returns.flatMap(({ id, state }) => (state === 'received' ? [`return:${id}`] : [])),
];
