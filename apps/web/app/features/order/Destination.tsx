import { PickupNote } from '../delivery/PickupNote.tsx';
import { AddressBlock } from './AddressBlock.tsx';
import type { LoadedOrder } from './load-order.ts';
import { isCollected, shippingOf } from './order-form.ts';

/** Where an order goes: its shipping address, the works where it is collected, or both. */
export function Destination({ order }: { order: LoadedOrder }) {
  const [head] = order;
  const collected = order.filter(({ itemDeliveryType }) => itemDeliveryType === 'SelfPickup');
  return (
    <div className="flex flex-col gap-5">
      {isCollected(head) ? null : <AddressBlock title="Shipping address" address={shippingOf(head)} />}
      {collected.length === 0 ? null : (
        <section>
          <h3 className="mb-2 text-lg">Self Pickup</h3>
          {isCollected(head) ? null : (
            <p className="mb-2 text-[0.9375rem] font-semibold">
              {collected.map(({ itemName }) => itemName).join(', ')}
            </p>
          )}
          <PickupNote />
        </section>
      )}
    </div>
  );
}
