import { findSharedParcel, sharedParcelText } from '@boxwright/orders';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { CourierField } from '../../features/office/CourierField.tsx';
import { MovedOrders } from '../../features/office/MovedOrders.tsx';
import { officeCall, requireRight } from '../../features/office/office-call.ts';
import { focusScanField } from '../../features/office/scan-field.ts';
import { useKeptForm } from '../../features/office/use-kept-form.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';
import { ParcelTable } from './ParcelTable.tsx';
import { parcelNumbersIn, scannedIntoCourier } from './parcel-numbers.ts';

export const meta = unlistedMeta('Dispatch');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const api = context.get(serverApi);
  const packed = await officeCall(api, url, 'GetDeskOrders', { status: 'Packed', search: '' });
  // Staff who may only see orders have nothing to do here, and no link to it.
  await requireRight(api, url, 'order-steps');
  return packed;
};

export { action } from './receive-parcels.server.ts';

/** Dispatches packed orders with one courier; their parcels' numbers are typed or scanned one after the other. */
export default function Dispatch({ loaderData: { orders, hasOlder }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { failed, moved, typed = {} } = actionData ?? {};
  const form = useRef<HTMLFormElement>(null);
  // The numbers of orders that stayed here are kept.
  useKeptForm(form, 'dispatch', failed !== undefined || moved?.some(({ isMoved }) => !isMoved) === true);
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>();
  const numbers = changed ?? parcelNumbersIn(Object.entries(typed));
  const shared = findSharedParcel(orders.map((order) => ({ ...order, trackingNumber: numbers[order.id] ?? '' })));
  const wrong = shared === null ? undefined : { id: shared[1].id, text: sharedParcelText(shared) };
  const isBeside = failed?.field === 'courier' || (failed?.field === 'trackingNumber' && wrong !== undefined);
  return (
    <div className="page py-6">
      <Breadcrumb crumbs={[{ label: 'Orders', to: officePaths.officeOrders }, { label: 'Dispatch' }]} />
      <h1 className="text-4xl">Dispatch</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        Enter the courier, then type or scan each parcel’s number. Orders without a number or a tick stay here.
        Customers are mailed, and the tax invoice is issued: unlike other steps, this can’t be taken back for a minute.
        What wasn’t sent after all goes back to packed on the order’s own page.
      </p>
      <p className="mb-5">
        <LinkButton to={officePaths.parcelStates} tone="outline" size="small">
          Read a courier’s list
        </LinkButton>
      </p>
      <PostedFailure failed={isBeside ? undefined : failed} />
      {moved ? <MovedOrders moved={moved} /> : null}
      {orders.length === 0 ? (
        <EmptyState level={2} title="Nothing to dispatch" text="Orders appear here as soon as they are packed." />
      ) : (
        <Form
          ref={form}
          method="post"
          noValidate
          preventScrollReset
          aria-label="Parcels"
          onInput={({ currentTarget }) => setChanged(parcelNumbersIn(new FormData(currentTarget)))}
        >
          <div className="mb-5 max-w-80">
            <CourierField
              autoFocus
              onKeyDown={leaveCourier}
              defaultValue={typed['courier']}
              error={failed?.field === 'courier' ? failed.text : undefined}
            />
          </div>
          <ParcelTable orders={orders} typed={typed} wrong={wrong} />
          {hasOlder ? (
            <p className="mt-4 text-ink-soft">More packed orders appear once some of these are dispatched.</p>
          ) : null}
          <Button type="submit" tone="primary" className="mt-5" busy={state === 'submitting' && 'Dispatching…'}>
            Dispatch
          </Button>
        </Form>
      )}
    </div>
  );
}

/** Enter moves on to the first parcel without a number, with a number that was scanned into the courier's field. */
function leaveCourier(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const field = event.currentTarget;
  const scanned = scannedIntoCourier(field.value);
  focusScanField();
  const parcel = document.activeElement;
  if (scanned === null || !(parcel instanceof HTMLInputElement) || parcel === field) return;
  field.value = scanned.courier;
  parcel.value = scanned.number;
  parcel.dispatchEvent(new Event('input', { bubbles: true }));
  focusScanField();
}
