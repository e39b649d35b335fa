import { formatPieces } from '@boxwright/money';
import { artworkNameOf, artworkWaitsFor, type NextItem } from '@boxwright/orders';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { toneOfLine } from '../proof/proof-words.ts';
import { BuyersWishes, type ShownWishes } from './BuyersWishes.tsx';
import { ItemArtwork } from './ItemArtwork.tsx';
import { ItemPicture } from './ItemPicture.tsx';
import type { ShownArtwork } from './item-artwork.ts';
import { PlainSample } from './PlainSample.tsx';

/** An item as shown: without its price, which the order form has. */
export interface ShownItem {
  readonly name: string;
  readonly image: string;
  readonly quantity: number;
  readonly description?: string;
  /** What the buyer said about its design; not shown to visitors with only the tracking link. */
  readonly wishes?: ShownWishes;
  /** Where its artwork stands; undefined for what isn't printed, and for visitors with only the tracking link. */
  readonly artwork?: ShownArtwork | undefined;
  /** Where a file may be sent for it although none is awaited: of a plain sample. */
  readonly plain?: string | undefined;
  /** Where its artwork stands, for visitors with only the tracking link. */
  readonly standing?: NextItem['standing'];
}

function ArtworkState({ standing }: { standing: NonNullable<NextItem['standing']> }) {
  if (standing === 'agreed') return <Badge tone="good">{artworkNameOf('checking', true)}</Badge>;
  const waitsFor = artworkWaitsFor[standing];
  return <Badge tone={toneOfLine({ waitsFor })}>{artworkNameOf(standing, false)}</Badge>;
}

/** What was ordered. */
export function OrderItems({ items }: { items: readonly ShownItem[] }) {
  return (
    <Card className="p-5">
      <h2 className="text-2xl">Items</h2>
      <ul aria-label="Items" className="mt-4 flex flex-col gap-4">
        {items.map(({ name, image, quantity, description, wishes, artwork, plain, standing = null }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items of a stored order are never reordered.
          <li key={place} className="flex gap-4">
            <ItemPicture image={image} className="size-20" />
            <div className="min-w-0">
              <p className="font-semibold">
                {/* Its artwork and proofs name it by its number. */}
                {items.length > 1 ? `${place + 1}. ` : ''}
                {name}
              </p>
              {description ? <p className="text-[0.9375rem] text-ink-soft">{description}</p> : null}
              <p className="figures text-[0.9375rem]">{formatPieces(quantity)}</p>
              {wishes ? <BuyersWishes row={wishes} /> : null}
              {standing === null ? null : (
                <p className="mt-1">
                  <ArtworkState standing={standing} />
                </p>
              )}
              {artwork ? (
                <ItemArtwork artwork={artwork} name={items.length > 1 ? `item ${place + 1}, ${name}` : name} />
              ) : null}
              {plain ? (
                <PlainSample page={plain} name={items.length > 1 ? `item ${place + 1}, ${name}` : name} />
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
