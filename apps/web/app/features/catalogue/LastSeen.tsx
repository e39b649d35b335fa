import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { browserStorage } from '../../browser-storage.ts';
import { paths } from '../../paths.ts';
import { names, sides } from '../configurator/box-choice.ts';
import { lastBoxes } from '../configurator/last-boxes.ts';

export interface LastSeenProps {
  /** All boxes on offer. */
  boxes: readonly { readonly id: number; readonly itemName: string; readonly route: string }[];
}

interface Seen {
  readonly name: string;
  readonly to: string;
  readonly detail: string;
}

/**
 * The boxes that were opened last in this browser, each with the choice that it keeps. Nothing where there are none.
 * It stands last on its page, because it comes after all else and would move what is below it.
 */
export function LastSeen({ boxes }: LastSeenProps) {
  const [seen, setSeen] = useState<readonly Seen[]>([]);
  useEffect(() => setSeen(seenAmong(boxes)), [boxes]);
  if (seen.length === 0) return null;
  return (
    <section aria-labelledby="seen-title" className="crease mt-10 border-t pt-6">
      <h2 id="seen-title" className="text-2xl">
        What you looked at last
      </h2>
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

const seenAmong = (boxes: LastSeenProps['boxes']): Seen[] =>
  lastBoxes().flatMap((last) => {
    const box = boxes.find(({ id }) => id === last);
    return box === undefined ? [] : [seenBox(box)];
  });

/** With the choice as the customiser keeps it (see `use-choice.ts`); one that was opened only has none. */
const seenBox = ({ id, itemName, route }: LastSeenProps['boxes'][number]): Seen => {
  const choice = new URLSearchParams(browserStorage.read(`box:${id}`) ?? '');
  const size = sides.map((side) => choice.get(side));
  const measured = size.every(Boolean) ? `${size.join(' × ')} mm` : '';
  const quantity = choice.get(names.quantity);
  return {
    name: itemName,
    to: choice.size === 0 ? paths.category(route) : `${paths.category(route)}?${choice}`,
    detail: [measured, quantity && `${quantity} pieces`].filter(Boolean).join(', '),
  };
};
