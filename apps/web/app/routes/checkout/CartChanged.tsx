import type { CartRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { cartSums } from '../../features/cart/cart-summary.ts';
import type { LoadedOrder } from '../../features/order/load-order.ts';
import { PrinterNote } from '../../features/order/PrinterNote.tsx';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Money } from '../../ui/Money.tsx';

interface CartChangedProps {
  order: LoadedOrder;
  cart: readonly CartRow[];
  /** While a payment is open the order can't take the changes. */
  canUpdate: boolean;
}

/** The cart was changed since the order was placed: shows both, and lets the buyer choose. */
export function CartChanged({ order, cart, canUpdate }: CartChangedProps) {
  const sums = cartSums(cart);
  return (
    <section aria-labelledby="cart-changed" className="rounded-lg border border-vermilion-deep bg-card p-5 sm:p-7">
      <h2 id="cart-changed" className="text-2xl">
        Your cart has changed
      </h2>
      <p className="mt-2 text-ink-soft">This page shows the order as you placed it, without the change.</p>
      <dl className="mt-4 grid gap-x-6 gap-y-4 text-[0.9375rem] sm:grid-cols-2">
        <div>
          <dt className="font-semibold">In this order</dt>
          {order.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored order are never reordered.
            <Item key={place} {...row} name={row.itemName} deliveryType={row.itemDeliveryType} />
          ))}
          <dd className="mt-1">
            <Money amount={order[0].total} className="font-semibold" />
          </dd>
        </div>
        <div>
          <dt className="font-semibold">In your cart now</dt>
          {cart.map((row) => (
            <Item key={row.lineId} {...row} name={row.variantName} />
          ))}
          <dd className="mt-1">
            {sums === null ? 'Nothing' : <Money amount={sums.total} className="font-semibold" />}
          </dd>
        </div>
      </dl>
      {canUpdate && sums !== null ? (
        <LinkButton to={paths.selectAddress} className="mt-5">
          Order what is in my cart now
        </LinkButton>
      ) : null}
    </section>
  );
}

interface ItemProps {
  quantity: number;
  name: string;
  description: string;
  customDescription: string | null;
  deliveryType: string;
}

/** Shows everything that may have changed, so that buyers see how the two lists differ. */
function Item({ quantity, name, description, customDescription, deliveryType }: ItemProps) {
  return (
    <dd className="mb-2">
      {formatCount(quantity)} × {name}
      <span className="block text-ink-soft text-sm">
        {description}
        {deliveryType === 'SelfPickup' ? ' · Self Pickup' : ''}
      </span>
      <PrinterNote note={customDescription} />
    </dd>
  );
}
