import { Form, useNavigation } from 'react-router';
import { CourierField } from '../../features/office/CourierField.tsx';
import { MovedOrders } from '../../features/office/MovedOrders.tsx';
import { officeCall } from '../../features/office/office-call.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { officePaths } from '../../office-paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Route } from './+types/route.ts';
import { ParcelTable } from './ParcelTable.tsx';
import { receiveParcels } from './receive-parcels.server.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Dispatch | Boxwright' },
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ context, url }: Route.LoaderArgs) =>
  officeCall(context.get(serverApi), url, 'GetDeskOrders', { status: 'Packed', search: '' });

export const action = ({ request, context }: Route.ActionArgs) => receiveParcels(request, context.get(serverApi));

/** Sends the packed orders of one courier, with their parcels' numbers typed or scanned one after the other. */
export default function Dispatch({ loaderData: { orders, hasOlder }, actionData }: Route.ComponentProps) {
  const { state } = useNavigation();
  const { failed, moved, typed } = actionData ?? {};
  return (
    <div className="page py-6">
      <Breadcrumb crumbs={[{ label: 'Orders', to: officePaths.officeOrders }, { label: 'Dispatch' }]} />
      <h1 className="text-4xl">Dispatch</h1>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft">
        Enter the courier, then type or scan each parcel’s number. Orders without a number or a tick stay here.
        Customers are mailed, and the tax invoice is issued.
      </p>
      <PostedFailure failed={failed?.field === undefined ? failed : undefined} />
      {moved ? <MovedOrders moved={moved} /> : null}
      {orders.length === 0 ? (
        <EmptyState level={2} title="Nothing to dispatch" text="Orders appear here as soon as they are packed." />
      ) : (
        <Form method="post" noValidate preventScrollReset aria-label="Parcels">
          <div className="mb-5 max-w-80">
            <CourierField
              autoFocus
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                event.currentTarget.form?.querySelector<HTMLElement>('[data-parcel]')?.focus();
              }}
              defaultValue={typed?.courier}
              error={failed?.field === 'courier' ? failed.text : undefined}
            />
          </div>
          <ParcelTable orders={orders} typed={typed} />
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
