import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';

interface ContinueBarProps {
  /** The order's total in paise; on phones the full summary is further below. */
  total: number;
  busy: string | false;
  /** A link to the other way of giving addresses. */
  children?: ReactNode;
}

/** The step's button with the total beside it. */
export function ContinueBar({ total, busy, children }: ContinueBarProps) {
  return (
    <div className="crease flex flex-col gap-3 border-t pt-6 sm:flex-row-reverse sm:items-center sm:justify-between">
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:items-center sm:gap-5">
        <p className="flex items-baseline justify-between gap-3 sm:order-1 lg:hidden">
          <span className="text-ink-soft">Total, all in</span>
          <Money amount={total} className="text-lg font-bold text-vermilion-deep" />
        </p>
        <Button type="submit" busy={busy} className="sm:min-w-48">
          Continue
        </Button>
      </div>
      {children}
    </div>
  );
}
