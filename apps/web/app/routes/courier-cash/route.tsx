import type { CourierCashRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { OfficeForm } from '../../features/office/OfficeForm.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { refusalWithoutForm, usePostedForm } from '../../features/office/posted-form.ts';
import { ShownPart } from '../../features/office/ShownPart.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Money } from '../../ui/Money.tsx';
import { formatDay } from '../../ui/moment.ts';
import { Table, type TableColumn } from '../../ui/Table.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Cash from couriers');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const isLateOnly = url.searchParams.get('show') === 'late';
  const { orders: all, ...found } = await officeCall(context.get(serverApi), url, 'GetCourierCash', {});
  return { ...found, orders: isLateOnly ? all.filter(({ isLate }) => isLate) : all, all: all.length, isLateOnly };
};

export { action } from './receive-remittance.server.ts';

/** Cash that couriers have collected on delivery, and the form that records what they remit. */
export default function CourierCash({ loaderData, actionData }: Route.ComponentProps) {
  const { couriers, orders, all, isLateOnly, today } = loaderData;
  const form = usePostedForm('remit', actionData);
  return (
    <div className="page py-8">
      <h1 className="text-4xl">Cash from couriers</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        Collected on delivery and not remitted yet. A remittance that was recorded by mistake is taken back at the money
        of each order; it is listed here again then.
      </p>
      <PostedFailure failed={refusalWithoutForm(actionData, all === 0 ? [] : ['remit'])} />
      <PostedNotice text={actionData?.done} />
      {all === 0 ? (
        <EmptyState
          level={2}
          title="Nothing to come"
          text="What couriers deliver for cash appears here until they remit it."
        />
      ) : (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="min-w-0">
            <ul aria-label="By courier" className="mb-5 flex flex-wrap gap-x-8 gap-y-2">
              {couriers.map(({ courier, orders: count, due }) => (
                <li key={courier}>
                  <span className="font-semibold">{courier}</span>: <Money amount={due} /> for {count}{' '}
                  {count === 1 ? 'order' : 'orders'}
                </li>
              ))}
            </ul>
            <ShownPart isPart={isLateOnly} shown="What should have come by now" all={officePaths.courierCash} />
            {orders.length === 0 ? (
              <EmptyState level={2} title="Nothing is late" text="No courier is behind with what it has collected." />
            ) : (
              <Table caption="Orders" columns={columns} rows={orders} keyOf={({ orderId }) => orderId} isDense />
            )}
          </div>
          <Card className="p-5 sm:p-6">
            <h2 className="mb-4 text-2xl">A remittance</h2>
            <OfficeForm of={form} aria-label="A remittance" className="flex flex-col gap-4">
              <TextArea
                label="Orders or parcels"
                hint="One a line, with the amount if it isn’t all that is due: 44127781, 1500. Rows of the courier’s CSV can be pasted."
                rows={6}
                spellCheck={false}
                {...form.field('list')}
              />
              <TextField label="Bank’s reference" autoComplete="off" maxLength={60} {...form.field('reference')} />
              <TextField
                label="Taken off by the courier"
                hint="In rupees with tax: the orders are paid in full, and this is a part of its bills."
                inputMode="decimal"
                maxLength={16}
                autoComplete="off"
                optional
                {...form.field('takenOff')}
              />
              <TextField label="Came on" type="date" max={today} {...form.field('receivedOn', today)} />
              <Button type="submit" tone="primary" busy={form.isSending && 'Recording…'}>
                Record it
              </Button>
            </OfficeForm>
          </Card>
        </div>
      )}
    </div>
  );
}

const columns: readonly TableColumn<CourierCashRow>[] = [
  {
    ...{ id: 'order', head: 'Order', isName: true },
    cell: ({ orderId, orderNumber }) => (
      <Link to={officePaths.officeOrder(orderId)} className="figures underline underline-offset-4">
        {orderNumber}
      </Link>
    ),
  },
  {
    id: 'customer',
    head: 'Customer',
    cell: ({ customerName }) => <span className="wrap-anywhere">{customerName}</span>,
  },
  {
    ...{ id: 'parcel', head: 'Parcel' },
    cell: ({ courier, trackingNumber }) => (
      <span className="figures wrap-anywhere">{[courier, trackingNumber].filter(Boolean).join(' ')}</span>
    ),
  },
  {
    ...{ id: 'delivered', head: 'Delivered' },
    cell: ({ deliveredOn, isLate }) => (
      <>
        {formatDay(deliveredOn)}
        {isLate ? <span className="block text-vermilion-deep">Should have come</span> : null}
      </>
    ),
  },
  { id: 'due', head: 'To come', isFigure: true, cell: ({ due }) => <Money amount={due} /> },
];
