import type { Output } from '@boxwright/contract';
import { artworkSummary, itemStandings } from '@boxwright/orders';
import { Card } from '../../ui/Card.tsx';
import { ItemArtwork } from './ItemArtwork.tsx';
import { artworkOfItem, nextItemsOf, pageOfPlain } from './item-artwork.ts';
import type { LoadedOrder } from './load-order.ts';
import { PlainSample } from './PlainSample.tsx';

interface AwaitedArtworkProps {
  order: LoadedOrder;
  proofs: Output<'GetOrderTimeline'>['proofs'];
}

/** What an order's artwork waits for, all of it and by item, and what may be sent for plain samples; nothing if nothing takes a file. */
export function AwaitedArtwork({ order, proofs }: AwaitedArtworkProps) {
  if (proofs === null || (proofs.items.length === 0 && proofs.plain.length === 0)) return null;
  return (
    <Card className="p-5" data-noprint>
      <h2 className="text-2xl">Artwork and proofs</h2>
      <p className="wrap-anywhere mt-2 empty:hidden">{artworkSummary(itemStandings(nextItemsOf(order)), 'customer')}</p>
      <ul aria-label="Artwork and proofs" className="mt-3 flex flex-col gap-3">
        {order.map(({ lineId, itemName }, place) => {
          const artwork = artworkOfItem(proofs, lineId);
          const plain = pageOfPlain(proofs, lineId, place + 1);
          const name = order.length > 1 ? `item ${place + 1}, ${itemName}` : itemName;
          return artwork === undefined && plain === undefined ? null : (
            <li key={lineId}>
              <p className="wrap-anywhere font-semibold">
                {order.length > 1 ? `${place + 1}. ` : ''}
                {itemName}
              </p>
              {artwork ? <ItemArtwork artwork={artwork} name={name} /> : null}
              {plain ? <PlainSample page={plain} name={name} /> : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
