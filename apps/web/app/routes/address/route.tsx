import { data, useSearchParams } from 'react-router';
import { AddressBook } from '../../features/address/AddressBook.tsx';
import { deletedText } from '../../features/address/book-address.ts';
import { receiveAddressRemoval } from '../../features/address/receive-book-address.server.ts';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { PostedNotice } from '../../features/plain-form/PostedNotice.tsx';
import { useSaidOnce } from '../../features/plain-form/use-said-once.ts';
import { requireCustomer } from '../../features/session/guard.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { paths } from '../../paths.ts';
import { serverApi } from '../../server-api.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import type { Route } from './+types/route.ts';

export const meta = unlistedMeta('Address Book');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  await requireCustomer({ context, url });
  const addresses = await context.get(serverApi).call('Get_Customer_Address', { where: {} });
  if (!addresses.ok) throw data(addresses.failure.text, { status: 503 });
  return { addresses: addresses.value };
};

/** Posted without JavaScript. */
export const action = async ({ request, context, url }: Route.ActionArgs) => {
  await requireCustomer({ context, url });
  return receiveAddressRemoval(request, context.get(serverApi));
};

export default function AddressBookPage({ loaderData: { addresses }, actionData }: Route.ComponentProps) {
  const [asked] = useSearchParams();
  useSaidOnce('address');
  return (
    <div className="page pb-16">
      <Breadcrumb crumbs={[{ label: 'My Account', to: paths.customerProfile }, { label: 'Address Book' }]} />
      <PostedFailure failed={actionData?.failed} />
      <PostedNotice text={asked.get('address') === 'deleted' ? deletedText : undefined} />
      <h1 tabIndex={-1} className="text-4xl">
        Address Book
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">
        {addresses.length === 0
          ? 'No address yet. Add one, and the checkout offers it.'
          : 'The checkout offers these for delivery and for the invoice.'}
      </p>
      <AddressBook addresses={addresses} asked={asked.get('delete')} />
    </div>
  );
}
