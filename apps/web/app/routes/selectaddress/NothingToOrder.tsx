import { PackageOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readWaitingOrder, type WaitingOrder } from '../../features/order/waiting-order.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Shown for an empty cart; links to the order that waits for its payment, if there is one. */
export function NothingToOrder() {
  const [waiting, setWaiting] = useState<WaitingOrder | null>(null);
  useEffect(() => setWaiting(readWaitingOrder()), []);
  return (
    <div className="page py-14">
      <EmptyState
        picture={<PackageOpen aria-hidden="true" className="size-16 text-kraft" strokeWidth={1.25} />}
        title="Nothing to deliver yet"
        text="Your cart is empty. Choose a box first; the addresses come right after."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.shop}>Choose a box</LinkButton>
            {waiting ? (
              <LinkButton to={paths.checkoutOf(waiting.orderId)} tone="outline">
                Go to my placed order
              </LinkButton>
            ) : null}
          </div>
        }
      />
    </div>
  );
}
