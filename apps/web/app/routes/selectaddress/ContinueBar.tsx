import { firstBroken, purchaseOrderRules } from '@boxwright/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Placing } from './use-placing.ts';

interface ContinueBarProps {
  /** The order's total in paise; on phones the full summary is further below. */
  total: number;
  placing: Placing;
  /** A button that switches between saved and new addresses. */
  children?: ReactNode;
}

/** The purchase order number, and the step's button with the total beside it. */
export function ContinueBar({ total, placing, children }: ContinueBarProps) {
  const { purchaseOrder, setPurchaseOrder, doing } = placing;
  return (
    <>
      <input type="hidden" name="total" value={total} />
      <TextField
        label="Purchase order number"
        optional
        hint="Your own number for this purchase. It is printed on the order, its papers and the e-invoice."
        error={firstBroken(purchaseOrderRules, { purchaseOrder })?.text}
        name="purchaseOrder"
        autoComplete="off"
        value={purchaseOrder}
        onChange={(event) => setPurchaseOrder(event.target.value)}
        className="sm:max-w-80"
      />
      <div className="crease flex flex-col gap-3 border-t pt-6 sm:flex-row-reverse sm:items-center sm:justify-between">
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:items-center sm:gap-5">
          <p className="flex items-baseline justify-between gap-3 sm:order-1 lg:hidden">
            <span className="text-ink-soft">Total, all in</span>
            <Money amount={total} className="text-lg font-bold text-vermilion-deep" />
          </p>
          <Button type="submit" busy={doing} className="sm:min-w-48">
            Continue
          </Button>
        </div>
        {children}
      </div>
    </>
  );
}
