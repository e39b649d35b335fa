import { useEffect, useMemo } from 'react';
import { data, redirect, useNavigate } from 'react-router';
import { BookAddressForm } from '../../features/address/BookAddressForm.tsx';
import { valuesOf } from '../../features/address/book-address.ts';
import { loadPlaces } from '../../features/address/load-places.ts';
import { receiveBookAddress } from '../../features/address/receive-book-address.server.ts';
import { readEdited } from '../../features/address/use-book-address.ts';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { noSuch } from '../../features/shell/no-such.ts';
import { idIn } from '../../ids.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Edit address');

/** Loads the customer's address whose id is in the URL, if any. */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const customer = await requireCustomer({ context, url });
  const asked = url.searchParams.get('address');
  const api = context.get(serverApi);
  if (asked === null) return { customerId: customer.id, address: null, places: await loadPlaces(api) };
  const gone = () => noSuch('address', 'There is no such address in your book.');
  const id = idIn(asked);
  if (id === undefined) throw gone();
  const answer = await api.call('Get_Customer_Address', { where: { id } });
  if (!answer.ok) throw data(answer.failure.text, { status: 503 });
  const [address] = answer.value;
  if (address === undefined) throw gone();
  const places = await loadPlaces(api, () => String(address.stateId));
  return { customerId: customer.id, address, places };
};

/** Posted without JavaScript. */
export const action = async ({ request, context, url }: Route.ActionArgs) => {
  await requireCustomer({ context, url });
  const id = idIn(url.searchParams.get('address'));
  if (id === undefined) throw redirect(paths.addressBook, 303);
  return receiveBookAddress(request, context.get(serverApi), id);
};

export default function EditAddress({ loaderData: { customerId, address, places }, actionData }: Route.ComponentProps) {
  const initial = useMemo(() => (address === null ? null : valuesOf(address)), [address]);
  if (address === null || initial === null) return <WhichAddress />;
  return (
    <div className="page max-w-3xl pb-16">
      <Breadcrumb crumbs={[{ label: 'My Account', to: paths.customerProfile }, { label: 'Edit address' }]} />
      <h1 className="mb-6 text-4xl">Edit address</h1>
      <BookAddressForm
        key={address.id}
        customerId={customerId}
        addressId={address.id}
        initial={initial}
        places={places}
        posted={actionData}
      />
    </div>
  );
}

/** The page without an id in its URL: opens the address last edited in this browser, otherwise links to the list. */
function WhichAddress() {
  const navigate = useNavigate();
  useEffect(() => {
    const edited = readEdited();
    if (edited !== null) void navigate(paths.editAddress(edited), { replace: true });
  }, [navigate]);
  return (
    <div className="page py-14">
      <EmptyState
        title="Which address?"
        text="Choose an address to edit in your address book."
        action={<LinkButton to={paths.addressBook}>Address Book</LinkButton>}
      />
    </div>
  );
}
