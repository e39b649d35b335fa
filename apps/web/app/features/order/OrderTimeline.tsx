import { Card } from '../../ui/Card.tsx';
import { formatMoment } from '../../ui/moment.ts';
import type { TimelineEntry } from './timeline.ts';

/** What happened to an order, oldest first. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Card className="p-5">
      <h2 className="text-2xl">Timeline</h2>
      <ol aria-label="Timeline" className="mt-4">
        {entries.map(({ at, title, lines }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened is never reordered.
          <li key={place} className="crease relative ml-1.5 border-l pb-5 pl-5 last:border-transparent last:pb-0">
            <span aria-hidden="true" className="absolute top-[0.45rem] -left-1.5 size-3 rounded-full bg-kraft" />
            <p className="font-semibold">{title}</p>
            <p className="figures text-ink-soft text-sm">{formatMoment(at)}</p>
            {lines.map((line) => (
              <p key={line} className="mt-1 whitespace-pre-line text-[0.9375rem] [overflow-wrap:anywhere]">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
