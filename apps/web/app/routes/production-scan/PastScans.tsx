import { classes } from '../../ui/classes.ts';
import type { PastScan } from './use-scans.ts';

/** Earlier scans, so that after two quick scans a refusal of the first is seen too. */
export function PastScans({ scans }: { scans: readonly PastScan[] }) {
  if (scans.length === 0) return null;
  return (
    <section aria-labelledby="past-scans" className="mt-8">
      <h2 id="past-scans" className="font-semibold text-lg">
        Scanned before
      </h2>
      <ol className="mt-2 divide-y divide-line border-line border-y">
        {scans.map(({ id, code, says, isFailed }) => (
          <li key={id} className="py-2.5">
            <span className="figures wrap-anywhere text-ink-soft text-sm">{code}</span>
            <span className={classes('block', isFailed && 'font-semibold text-vermilion-deep')}>
              {isFailed ? 'Not done: ' : ''}
              {says}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
