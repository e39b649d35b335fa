import { Check } from 'lucide-react';
import { classes } from '../../ui/classes.ts';

const steps = ['Cart', 'Address', 'Payment'] as const;
export type OrderStep = (typeof steps)[number];

/** The current step of ordering. */
export function OrderSteps({ current }: { current: OrderStep }) {
  const at = steps.indexOf(current);
  return (
    <ol
      aria-label="Steps of the order"
      className="flex items-center gap-1.5 py-5 text-sm font-medium min-[360px]:gap-2 sm:gap-3"
    >
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === at ? 'step' : undefined}
          className={classes('flex items-center gap-1.5 min-[360px]:gap-2 sm:gap-3', place > at && 'text-ink-soft')}
        >
          {place > 0 ? (
            <span aria-hidden="true" className="crease w-3 border-t border-line-strong min-[390px]:w-5 sm:w-10" />
          ) : null}
          <span
            aria-hidden="true"
            className={classes(
              'flex size-7 items-center justify-center rounded-full border text-[0.8125rem]',
              place < at && 'border-teal bg-teal text-white',
              place === at && 'border-ink bg-ink text-white',
              place > at && 'border-line-strong',
            )}
          >
            {place < at ? <Check className="size-4" /> : place + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
