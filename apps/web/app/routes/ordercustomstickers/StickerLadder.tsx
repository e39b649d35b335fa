import { type StickerStepRow, stickerLadder } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise } from '@boxwright/money';
import { memo } from 'react';
import { Ladder, LadderCell, LadderQuantity, LadderRow } from '../../features/prices/Ladder.tsx';
import { unitWords } from '../../features/stickers/price-words.ts';

interface StickerLadderProps {
  /** All steps of the quote; the ladder shows some of them. */
  steps: readonly StickerStepRow[] | undefined;
  /** The chosen quantity; null if the ladder doesn't have it. */
  chosen: number | null;
  /** Whether the steps have been out of date for a moment. */
  isLate: boolean;
  onChoose: (quantity: number) => void;
}

const columns = ['Stickers', 'Each', 'All of them', 'You save'];

/** What other quantities of stickers cost. */
export const StickerLadder = memo(({ steps: priced = [], chosen, isLate, onChoose }: StickerLadderProps) => {
  const steps = priced.filter(({ quantity }) => inLadder.has(quantity));
  const [first] = steps;
  if (first === undefined) return null;
  return (
    <section aria-labelledby="ladder-title">
      <h2 id="ladder-title" className="mb-3 text-2xl">
        What other quantities cost
      </h2>
      <Ladder
        columns={columns}
        isPending={isLate}
        caption={
          <>
            Before GST, shipping is free; the price of one is rounded. You save what they would cost more at the price
            of one of {formatCount(first.quantity)}.
          </>
        }
      >
        {steps.map((step) => (
          <Row key={step.quantity} step={step} isChosen={step.quantity === chosen} onChoose={onChoose} />
        ))}
      </Ladder>
    </section>
  );
});

/** The quantity if the ladder has it. */
export const chosenInLadder = (quantity: number | null): number | null =>
  quantity !== null && inLadder.has(quantity) ? quantity : null;

const inLadder: ReadonlySet<number> = new Set(stickerLadder);

interface RowProps {
  step: StickerStepRow;
  isChosen: boolean;
  onChoose: (quantity: number) => void;
}

function Row({ step, isChosen, onChoose }: RowProps) {
  const { quantity, total, saving, savingPercent, orderable } = step;
  return (
    <LadderRow
      isChosen={isChosen}
      quantity={
        <LadderQuantity quantity={quantity} goods="stickers" onChoose={isChosen || !orderable ? undefined : onChoose} />
      }
      each={unitWords(step)}
      total={total}
    >
      <LadderCell className="text-right text-teal max-sm:col-span-2 max-sm:whitespace-normal sm:pr-2">
        {saving > 0 ? (
          <>
            <span className="text-sm sm:hidden">you save </span>
            {formatRupees(saving as Paise)} ({formatCount(Math.round(savingPercent))} %)
          </>
        ) : (
          <span className="text-ink-soft">—</span>
        )}
      </LadderCell>
    </LadderRow>
  );
}
