import { useMemo } from 'react';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { LadderChart } from './LadderChart.tsx';
import { LadderTable } from './LadderTable.tsx';
import type { PricesProps } from './Prices.tsx';
import { SetUpLine } from './SetUpLine.tsx';
import { SheetDrawing } from './SheetDrawing.tsx';
import { useAnswer } from './useAnswer.ts';

/** As buyers ask for them. */
const usual = [1000, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000, 30_000, 50_000];

/** What other quantities cost, what is paid once, and how the box lies on its sheet. */
export function PriceSheet({ box, quantity, onChoose }: PricesProps) {
  const quantities = useMemo(
    () => (quantity === null ? usual : [...new Set([...usual, quantity])].toSorted((one, other) => one - other)),
    [quantity],
  );
  const ladder = useAnswer('GetPriceLadder', { ...box, quantities });
  const layout = useAnswer('GetLayout', { ...box, quantity: quantity ?? 1000 });
  const failure = ladder.failure ?? layout.failure;
  if (failure !== null && (failure.code === 'unavailable' || failure.code === 'internal'))
    return (
      <p role="alert" className="flex flex-wrap items-center gap-4">
        {failure.text}
        <Button
          tone="outline"
          size="small"
          onClick={() => {
            ladder.retry();
            layout.retry();
          }}
        >
          Try again
        </Button>
      </p>
    );
  // Why a box has no price is said where it is chosen.
  if (ladder.value === null) return null;
  const { steps } = ladder.value;
  const chosen = steps.find((step) => step.quantity === quantity);
  return (
    <div
      aria-busy={ladder.isPending}
      className={classes(
        'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 transition-opacity delay-200 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]',
        ladder.isPending && 'opacity-55',
      )}
    >
      <LadderTable steps={steps} chosen={quantity} {...(onChoose ? { onChoose } : {})} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-9 self-start sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)]">
        <div>
          <LadderChart steps={steps} chosen={quantity} />
          {chosen ? <SetUpLine step={chosen} /> : null}
        </div>
        {layout.value === null ? null : (
          <div>
            {layout.value.parts.map((part) => (
              <SheetDrawing key={part.name} part={part} isOneOfSeveral={(layout.value?.parts.length ?? 0) > 1} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
