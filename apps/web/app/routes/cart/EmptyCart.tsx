import type { Product } from '@boxwright/contract';
import { PackageOpen } from 'lucide-react';
import { LastSeen, type LastSeenProps } from '../../features/catalogue/LastSeen.tsx';
import { ProductTile } from '../../features/catalogue/ProductTile.tsx';
import { SizeToPrice } from '../../features/catalogue/SizeToPrice.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

interface EmptyCartProps {
  /** A few boxes to begin with. */
  boxes: readonly Product[];
  /** All of them. */
  offered: LastSeenProps['boxes'];
}

/** An empty cart, with ways to fill it: a size for a price, a few boxes, and what was looked at last. */
export function EmptyCart({ boxes, offered }: EmptyCartProps) {
  const [first] = boxes;
  return (
    <div className="page py-8 md:py-14">
      <EmptyState
        picture={<PackageOpen aria-hidden="true" className="size-16 text-kraft" strokeWidth={1.25} />}
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
      {first === undefined ? null : (
        <div className="mt-8">
          <SizeToPrice route={first.route} />
          <h2 className="mt-8 text-2xl">Or begin with one of these</h2>
          <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
            {boxes.map((product) => (
              <li key={product.id}>
                <ProductTile product={product} />
              </li>
            ))}
          </ul>
          <LastSeen boxes={offered} />
        </div>
      )}
    </div>
  );
}
