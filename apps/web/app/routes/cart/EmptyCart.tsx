import { ShoppingCart } from 'lucide-react';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { island } from '../../ui/island.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { WaysToFillItProps } from './WaysToFillIt.tsx';

/** Its links work without its script. Shown below the words, so that a cart that is emptied isn't blank meanwhile. */
const WaysToFillIt = island(() => import('./WaysToFillIt.tsx').then(({ WaysToFillIt }) => WaysToFillIt));

/** An empty cart, with ways to fill it. */
export function EmptyCart(ways: WaysToFillItProps) {
  return (
    <div className="page py-8 md:py-14">
      <EmptyState
        picture={<ShoppingCart aria-hidden="true" className="size-16 text-kraft" strokeWidth={1.25} />}
        title="My Cart"
        text="Your cart is empty. Choose a box, set its size and quantity, and add it: you see the whole price before you order."
        action={
          <p className="flex flex-wrap justify-center gap-2.5">
            <LinkButton to={paths.shop}>Choose a box</LinkButton>
            <LinkButton to={paths.stickerShop} tone="outline">
              Stickers and labels
            </LinkButton>
          </p>
        }
      />
      <WaysToFillIt {...ways} />
    </div>
  );
}
