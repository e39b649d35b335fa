import type { LadderStepRow } from '@boxwright/contract';
import { classes } from '../../ui/classes.ts';
import { NarrowFold } from '../../ui/NarrowFold.tsx';
import { useLasting } from '../../ui/use-lasting.ts';
import type { BoxInput } from '../configurator/quote-input.ts';
import { LadderChart } from './LadderChart.tsx';
import { LadderTable } from './LadderTable.tsx';
import { SetUpLine } from './SetUpLine.tsx';
import { SheetLayout } from './SheetLayout.tsx';

interface PriceSheetProps {
  box: BoxInput;
  steps: readonly LadderStepRow[];
  /** Ordered quantity; null while it isn't valid. */
  quantity: number | null;
  /** Whether the steps belong to an earlier box. */
  isPending: boolean;
  /** Called with the quantity picked in the ladder. */
  onChoose?: (quantity: number) => void;
}

/** Prices of other quantities, one-time costs, and the layout of the box on its sheet. */
export function PriceSheet({ box, steps, quantity, isPending, onChoose }: PriceSheetProps) {
  const isLate = useLasting(isPending);
  const chosen = steps.find((step) => step.quantity === quantity);
  return (
    <div
      aria-busy={isPending}
      className={classes(
        'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 transition-opacity lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]',
        isLate && 'opacity-55',
      )}
    >
      <LadderTable box={box} steps={steps} chosen={quantity} {...(onChoose ? { onChoose } : {})} />
      <div className="self-start">
        {chosen ? <SetUpLine step={chosen} /> : null}
        <NarrowFold summary="What a box costs by quantity, and its printing sheet">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)]">
            <LadderChart steps={steps} chosen={quantity} />
            <SheetLayout box={box} quantity={quantity ?? 1000} />
          </div>
        </NarrowFold>
      </div>
    </div>
  );
}
