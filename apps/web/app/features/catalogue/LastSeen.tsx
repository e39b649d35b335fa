import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { browserStorage } from '../../browser-storage.ts';
import { paths } from '../../paths.ts';
import { names, sides } from '../configurator/box-choice.ts';

export interface LastSeenProps {
  /** All boxes on offer. */
  boxes: readonly { readonly id: number; readonly itemName: string; readonly route: string }[];
}

interface Seen {
  readonly name: string;
  readonly to: string;
  readonly detail: string;
}

/** The boxes that this browser keeps a choice of, with that choice. Nothing where it keeps none. */
export function LastSeen({ boxes }: LastSeenProps) {
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  useEffect(() => setSeen(keptBoxes(boxes)), [boxes]);
  if (seen.length === 0) return null;
  return (
    <section aria-labelledby="seen-title" className="crease mt-10 border-t pt-6">
      <h3 id="seen-title" className="text-xl">
        What you looked at last
      </h3>
      <ul className="mt-3 flex flex-wrap gap-2.5">
        {seen.map(({ name, to, detail }) => (
          <li key={to}>
            <Link
              to={to}
              className="figures flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-card px-4 py-2 hover:border-ink"
            >
              <span className="font-medium">{name}</span>
              {detail === '' ? null : <span className="text-ink-soft text-sm">{detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As the customiser keeps them (see `use-choice.ts`). */
const keptBoxes = (boxes: LastSeenProps['boxes']): Seen[] =>
  boxes
    .flatMap(({ id, itemName, route }) => {
      const kept = browserStorage.read(`box:${id}`);
      if (kept === null) return [];
      const choice = new URLSearchParams(kept);
      const size = sides.map((side) => choice.get(side));
      const measured = size.every(Boolean) ? `${size.join(' × ')} mm` : '';
      const quantity = choice.get(names.quantity);
      return [
        {
          name: itemName,
          to: `${paths.category(route)}?${choice}`,
          detail: [measured, quantity && `${quantity} pieces`].filter(Boolean).join(', '),
        },
      ];
    })
    .slice(0, 4);
