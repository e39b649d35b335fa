import { formatPieces } from '@boxwright/money';
import { toneOfLine } from '../../features/proof/proof-words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { isCancelled, itemPlace } from './item-place.ts';
import type { ProofOrder } from './load-proofs.ts';

/** Where each item of an order stands, with a link to its section; nothing for a single item. */
export function ItemsOverview({ order }: { order: ProofOrder }) {
  if (order.items.length < 2) return null;
  return (
    <nav aria-label="Items" className="mb-6 rounded-lg border border-line bg-card px-5 py-1 sm:px-7">
      <ol className="divide-y divide-line">
        {order.items.map((item) => (
          <li key={item.lineId}>
            <a
              href={`#${itemPlace(item).section}`}
              className="group flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <span className="wrap-anywhere min-w-0">
                <span className="font-semibold underline underline-offset-4 group-hover:no-underline">
                  {item.number}. {item.name}
                </span>{' '}
                <span className="figures text-[0.9375rem] text-ink-soft">{formatPieces(item.quantity)}</span>
              </span>
              {item.state === null || isCancelled(order) ? null : (
                <Badge tone={toneOfLine(item)}>{item.stateName}</Badge>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
