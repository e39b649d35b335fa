import type { Address } from '@boxwright/contract';
import { useEffect, useState } from 'react';
import { data, useRevalidator } from 'react-router';
import { forgetAddresses, isEmptyDraft, readAddresses } from '../../features/address/address-draft.ts';
import { knownAddress } from '../../features/address/known-address.ts';
import { loadPlacesOf } from '../../features/address/load-places.ts';
import { CartTotals } from '../../features/cart/CartTotals.tsx';
import { type CartSums, cartSums } from '../../features/cart/cart-summary.ts';
import { cartTo, useCartTo } from '../../features/cart/use-cart-to.ts';
import { loadOrder } from '../../features/order/load-order.ts';
import { OrderSteps } from '../../features/order/OrderSteps.tsx';
import { PostedFailure } from '../../features/plain-form/PostedFailure.tsx';
import { requireCustomer } from '../../features/session/guard.ts';
import {
  type AddressChoice,
  billingOfChoice,
  noChoice,
  readChoice,
  stillBilled,
  stillThere,
  withNewest,
} from '../../features/session/saved-choice.ts';
import { unlistedMeta } from '../../features/shell/meta.ts';
import { NextScreens } from '../../features/shell/NextScreens.tsx';
import { paths } from '../../paths.ts';
import { type ServerApi, serverApi } from '../../server-api.ts';
import type { Route } from './+types/route.ts';
import { CartAside } from './CartAside.tsx';
import { CollectedAtWorks } from './CollectedAtWorks.tsx';
import { NewAddresses } from './NewAddresses.tsx';
import { NothingToOrder } from './NothingToOrder.tsx';
import { PriceChanged } from './PriceChanged.tsx';
import { receiveAddresses } from './receive-addresses.server.ts';
import { SavedAddresses } from './SavedAddresses.tsx';
import { type Destination, usePlacing } from './use-placing.ts';

export const meta = unlistedMeta('Select address');

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const customer = await requireCustomer({ context, url });
  const api = context.get(serverApi);
  const [addresses, cart, purchaseOrder] = await Promise.all([
    api.call('Get_Customer_Address', { where: {} }),
    api.call('GetCartWebsite', { cartId: null, customerId: null, destination: null, addresses: null }),
    placedWith(api),
  ]);
  for (const answer of [addresses, cart]) if (!answer.ok) throw data(answer.failure.text, { status: 503 });
  const rows = cart.ok ? cart.value : [];
  const pincode = cartSums(rows)?.destination ?? null;
  const { places, begins } = await loadPlacesOf(api, pincode);
  return {
    customer,
    addresses: addresses.ok ? addresses.value : [],
    places,
    shippingPlace: pincode === null ? {} : { pincode, ...begins },
    cart: rows,
    purchaseOrder,
  };
};

/** The purchase order number of the order that the cart already became; empty without one. */
async function placedWith(api: ServerApi): Promise<string> {
  const checkout = await api.call('GetCheckout', { orderId: undefined });
  const orderId = checkout.ok ? checkout.value.orderId : null;
  const order = orderId === null ? null : await loadOrder(api, { orderId });
  return order?.[0].purchaseOrder ?? '';
}

/** Posted without JavaScript. */
export const action = async ({ request, context, url }: Route.ActionArgs) => {
  await requireCustomer({ context, url });
  return receiveAddresses(request, context.get(serverApi));
};

/** The last order's addresses; where this browser knows none, the newest that are saved. */
const chosenBefore = (addresses: readonly Address[], isPickup: boolean): AddressChoice =>
  withNewest((isPickup ? stillBilled : stillThere)(readChoice(), addresses), addresses, isPickup);

export default function SelectAddress({ loaderData, actionData }: Route.ComponentProps) {
  const sums = cartSums(loaderData.cart);
  return sums === null ? <NothingToOrder /> : <AddressStep {...loaderData} sums={sums} posted={actionData} />;
}

function AddressStep({
  customer,
  addresses,
  places,
  shippingPlace,
  cart,
  purchaseOrder,
  sums,
  posted,
}: Route.ComponentProps['loaderData'] & { sums: CartSums; posted: Route.ComponentProps['actionData'] }) {
  const { revalidate } = useRevalidator();
  const placing = usePlacing(customer.id, sums.cartId, posted?.purchaseOrder ?? purchaseOrder);
  const [typesNew, setTypesNew] = useState(posted?.typesNew ?? addresses.length === 0);
  const [choice, setChoice] = useState(posted?.choice ?? withNewest(noChoice, addresses, !sums.shipped));
  const [typedTo, setTypedTo] = useState(cartTo(null, null));

  // biome-ignore lint/correctness/useExhaustiveDependencies: this browser's storage is read once.
  useEffect(() => {
    if (!posted?.choice) setChoice(chosenBefore(addresses, !sums.shipped));
    const draft = readAddresses(customer.id);
    if (draft !== null && !isEmptyDraft(draft)) setTypesNew(true);
  }, []);

  const isPickup = !sums.shipped;
  const addressOf = (chosen: number | null) => addresses.find(({ id }) => id === chosen) ?? null;
  const chosenTo = isPickup
    ? cartTo(null, addressOf(choice.billingId))
    : cartTo(addressOf(choice.shippingId), addressOf(billingOfChoice(choice)));
  const there = useCartTo(typesNew ? typedTo : chosenTo, cart);
  const sumsThere = cartSums(there.rows) ?? sums;
  // What is wrong with a field stands beside it.
  const postedAbove = posted?.failed?.field === undefined ? posted?.failed : undefined;

  const place = (destination: Destination) => placing.place(destination, sumsThere.total);
  /** Places the order. If that fails, the saved addresses are offered to choose from. */
  const placeNew = async (destination: Destination) => {
    if (await place(destination)) return;
    await revalidate();
    forgetAddresses(customer.id);
    setChoice(readChoice());
    setTypesNew(false);
  };
  return (
    <div className="page pb-16">
      <NextScreens to={[paths.checkout]} />
      <OrderSteps current="Address" />
      <h1 className="text-4xl">
        {!typesNew ? 'Select address' : isPickup ? 'Who is it billed to?' : 'Where does it go?'}
      </h1>
      {sums.way === 'delivered' ? null : <CollectedAtWorks way={sums.way} />}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-8">
        <div>
          <PostedFailure failed={placing.failure === null ? postedAbove : { text: placing.failure }} />
          {typesNew ? (
            <NewAddresses
              customerId={customer.id}
              known={{
                shipping: knownAddress(customer, addresses, { kind: 'Shipping', place: shippingPlace }),
                billing: knownAddress(customer, addresses, { kind: 'Billing' }),
                ...posted?.draft,
              }}
              places={places}
              placing={placing}
              total={posted?.total ?? sumsThere.total}
              isPickup={isPickup}
              posted={posted?.failed}
              onTyped={setTypedTo}
              onSaved={placeNew}
              onBack={addresses.length > 0 ? () => setTypesNew(false) : undefined}
            />
          ) : (
            <SavedAddresses
              addresses={addresses}
              choice={choice}
              onChoose={setChoice}
              total={posted?.total ?? sumsThere.total}
              placing={placing}
              posted={posted?.failed}
              isPickup={isPickup}
              onContinue={(destination) => void placing.run('Placing your order…', () => place(destination))}
              onAddNew={() => setTypesNew(true)}
            />
          )}
        </div>
        <CartAside rows={there.rows} loading={there.loading}>
          <CartTotals sums={sumsThere} />
        </CartAside>
      </div>
      <PriceChanged
        change={placing.priceChange}
        busy={placing.doing}
        onClose={placing.forgetPriceChange}
        onAccept={({ destination, now }) =>
          void placing.run('Placing your order…', () => placing.place(destination, now))
        }
      />
    </div>
  );
}
