import type { Output } from '@boxwright/contract';
import { artworkSummary } from '@boxwright/orders';
import { Card } from '../../ui/Card.tsx';
import { ItemArtwork } from './ItemArtwork.tsx';
import { artworkOfItem, awaitedOfItems } from './item-artwork.ts';
import type { LoadedOrder } from './load-order.ts';

interface AwaitedArtworkProps {
  order: LoadedOrder;
  proofs: Output<'GetOrderTimeline'>['proofs'];
}

/** What an order's artwork waits for, all of it and by item; nothing if nothing of it is printed. */
export function AwaitedArtwork({ order, proofs }: AwaitedArtworkProps) {
  if (proofs === null || proofs.items.length === 0) return null;
  return (
    <Card className="p-5" data-noprint>
      <h2 className="text-2xl">Artwork and proofs</h2>
      <p className="wrap-anywhere mt-2 empty:hidden">{artworkSummary(awaitedOfItems(order, proofs), 'customer')}</p>
      <ul aria-label="Artwork and proofs" className="mt-3 flex flex-col gap-3">
        {order.map(({ lineId, itemName }, place) => {
          const artwork = artworkOfItem(proofs, lineId);
          return artwork === undefined ? null : (
            <li key={lineId}>
              <p className="wrap-anywhere font-semibold">
                {order.length > 1 ? `${place + 1}. ` : ''}
                {itemName}
              </p>
              <ItemArtwork artwork={artwork} name={order.length > 1 ? `item ${place + 1}, ${itemName}` : itemName} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
