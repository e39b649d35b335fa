import type { ReadyWay } from '@boxwright/orders';
import { PickupNote } from '../../features/delivery/PickupNote.tsx';

/** Says that the order, or a part of it, is picked up, and where. */
export function CollectedAtWorks({ way }: { way: ReadyWay }) {
  return (
    <section aria-labelledby="pickup-title" className="mt-5 max-w-3xl rounded-md bg-board/60 p-4 sm:p-5">
      <h2 id="pickup-title" className="mb-2 text-lg">
        {way === 'both' ? 'A part of your order is picked up' : 'You pick it up'}
      </h2>
      <PickupNote />
      <p className="mt-3 text-[0.9375rem] text-ink-soft">
        {way === 'both'
          ? 'The rest goes to your shipping address.'
          : 'So we need no shipping address, only the one for your invoice.'}
      </p>
    </section>
  );
}
