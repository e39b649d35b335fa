import { orderProgress, orderStatusNames } from '@boxwright/orders';
import { classes } from '../../ui/classes.ts';
import { formatDate } from '../../ui/moment.ts';

interface OrderProgressProps {
  status: string;
  /** When the order reached a step, by its status; steps without one show no date. */
  reached?: ReadonlyMap<string, Date>;
}

/** The six steps of an order, with the current one marked; none for a cancelled order. */
export function OrderProgress({ status, reached = new Map() }: OrderProgressProps) {
  return (
    <ol aria-label="Progress of the order" className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
      {orderProgress.map((step, place) => {
        const isCurrent = step === status;
        const at = reached.get(step);
        return (
          <li
            key={step}
            aria-current={isCurrent ? 'step' : undefined}
            className={classes(
              'flex min-h-12 items-center gap-2.5 rounded-md border px-3 py-2 text-[0.9375rem]',
              isCurrent ? 'border-ink bg-ink font-semibold text-white' : 'border-line bg-card text-ink-soft',
            )}
          >
            <span aria-hidden="true" className="figures text-sm">
              {place + 1}
            </span>
            <span className="min-w-0">
              {orderStatusNames[step]}
              {at === undefined ? null : (
                <span className="figures block font-normal text-[0.8125rem]">{formatDate(at)}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
