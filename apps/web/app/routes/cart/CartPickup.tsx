import type { ReadyWay } from '@boxwright/orders';
import { PickupNote } from '../../features/delivery/PickupNote.tsx';

/** Which part of the cart is picked up, and where. */
export function CartPickup({ way }: { way: ReadyWay }) {
  return (
    <div className="rounded-md bg-board/60 p-4">
      <p className="mb-2 font-semibold">
        {way === 'both' ? 'A part is picked up, the rest is delivered' : 'Self Pickup'}
      </p>
      <PickupNote />
    </div>
  );
}
