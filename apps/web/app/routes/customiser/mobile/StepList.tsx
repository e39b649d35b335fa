import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { type Step, stepNames, steps } from './steps.ts';

interface StepListProps {
  step: Step;
  query: URLSearchParams;
  /** Called when a link is pressed. */
  onLeave: (event: MouseEvent) => void;
}

/** Links to the four steps; each carries the box in its address. */
export function StepList({ step, query, onLeave }: StepListProps) {
  return (
    <nav aria-label="Steps">
      <ol className="grid grid-cols-4 gap-1.5">
        {steps.map((each, place) => (
          <li key={each}>
            <Link
              to={paths.mobileOrder(each, query)}
              onClick={onLeave}
              aria-current={each === step ? 'step' : undefined}
              className={classes(
                'flex min-h-11 flex-col justify-center border-t-4 text-sm',
                each === step
                  ? 'border-vermilion-deep font-semibold'
                  : place < steps.indexOf(step)
                    ? 'border-ink text-ink-soft'
                    : 'border-line-strong/60 text-ink-soft',
              )}
            >
              {stepNames[each]}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
