import { useMemo } from 'react';
import { firstOf } from '../../features/address/address-values.ts';
import { BookAddressForm } from '../../features/address/BookAddressForm.tsx';
import { emptyBookAddress } from '../../features/address/book-address.ts';
import { knownAddress } from '../../features/address/known-address.ts';
import { loadPlaces } from '../../features/address/load-places.ts';
import { receiveBookAddress } from '../../features/address/receive-book-address.server.ts';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Add address');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const customer = await requireCustomer({ context, url });
  const places = await loadPlaces(context.get(serverApi), firstOf);
  return { places, customerId: customer.id, known: knownAddress(customer, []) };
};

/** Posted without JavaScript. */
export const action = async ({ request, context, url }: Route.ActionArgs) => {
  await requireCustomer({ context, url });
  return receiveBookAddress(request, context.get(serverApi), null);
};

export default function AddAddress({ loaderData: { customerId, places, known }, actionData }: Route.ComponentProps) {
  // Document 3, section 4: the first state and its first city are selected; a pincode selects the right ones.
  const { stateId, cities } = places;
  const initial = useMemo(
    () => ({ ...emptyBookAddress, ...known, stateId, cityId: firstOf(cities) }),
    [known, stateId, cities],
  );
  return (
    <div className="page max-w-3xl pb-16">
      <Breadcrumb crumbs={[{ label: 'My Account', to: paths.customerProfile }, { label: 'Add address' }]} />
      <h1 className="mb-6 text-4xl">Add address</h1>
      <BookAddressForm customerId={customerId} addressId={null} initial={initial} places={places} posted={actionData} />
    </div>
  );
}
