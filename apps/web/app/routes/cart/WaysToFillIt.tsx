import type { Product } from '@boxwright/contract';
import { LastSeen, type LastSeenProps } from '../../features/catalogue/LastSeen.tsx';
import { ProductTile } from '../../features/catalogue/ProductTile.tsx';
import { SizeToPrice } from '../../features/catalogue/SizeToPrice.tsx';

export interface WaysToFillItProps {
  /** The route of the box for a size; undefined where none is offered. */
  plainBox: string | undefined;
  /** A few boxes to begin with. */
  boxes: readonly Product[];
  /** All of them. */
  offered: LastSeenProps['boxes'];
}

/** A size for a price, a few boxes, and what was looked at last. */
export function WaysToFillIt({ plainBox, boxes, offered }: WaysToFillItProps) {
  if (plainBox === undefined) return null;
  return (
    <div className="mt-8">
      <SizeToPrice route={plainBox} />
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
  );
}
