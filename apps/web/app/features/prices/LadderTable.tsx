import type { LadderStepRow } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise } from '@boxwright/money';
import { classes } from '../../ui/classes.ts';
import { AskForQuote } from '../configurator/AskForQuote.tsx';
import { perPiece } from '../configurator/box-words.ts';
import { type BoxInput, boxQueryOf } from '../configurator/quote-input.ts';
import { Ladder, LadderCell, LadderQuantity, LadderRow } from './Ladder.tsx';

interface LadderTableProps {
  box: BoxInput;
  steps: readonly LadderStepRow[];
  chosen: number | null;
  onChoose?: (quantity: number) => void;
}

const columns = ['Boxes', 'Each', 'All of them', 'Set-up in it'];
const again = 'Ordered again';

/** What other quantities of a box cost. */
export function LadderTable({ box, steps, chosen, onChoose }: LadderTableProps) {
  const isAgain = steps.every(({ die }) => die === 0);
  return (
    <Ladder
      className="self-start"
      columns={[...columns, ...(isAgain ? [] : [again])]}
      caption={
        <>
          Goods before GST and delivery. Set-up: {isAgain ? '' : 'die, '}plates and makeready.{' '}
          {isAgain
            ? 'Your die is on file and isn’t charged.'
            : 'Ordered again: the same box from your account, without the die.'}
        </>
      }
    >
      {steps.map((step) => (
        <Row key={step.quantity} box={box} step={step} isChosen={step.quantity === chosen} onChoose={onChoose} />
      ))}
    </Ladder>
  );
}

interface RowProps {
  box: BoxInput;
  step: LadderStepRow;
  isChosen: boolean;
  onChoose: LadderTableProps['onChoose'];
}

function Row({ box, step, isChosen, onChoose }: RowProps) {
  const { total, setUpPercent, reorderTotal, die } = step;
  return (
    <LadderRow
      isChosen={isChosen}
      quantity={<Quantity box={box} step={step} onChoose={isChosen ? undefined : onChoose} />}
      each={perPiece(step)}
      total={total}
    >
      <LadderCell
        className={classes(
          'text-right text-ink-soft max-sm:self-center max-sm:whitespace-normal',
          die === 0 && 'sm:pr-2',
        )}
      >
        <span className="text-sm sm:hidden">set-up </span>
        {formatCount(Math.round(setUpPercent))} %
      </LadderCell>
      {die === 0 ? null : (
        <LadderCell className="self-end text-right text-ink-soft max-sm:col-span-2 max-sm:whitespace-normal max-sm:text-sm sm:pr-2">
          <span className="sm:hidden">ordered again </span>
          {formatRupees(reorderTotal as Paise)}
        </LadderCell>
      )}
    </LadderRow>
  );
}

function Quantity({ box, step: { quantity, orderable }, onChoose }: Omit<RowProps, 'isChosen'>) {
  if (orderable) return <LadderQuantity quantity={quantity} goods="boxes" onChoose={onChoose} />;
  const name = formatCount(quantity);
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5">
      {name}
      <AskForQuote box={boxQueryOf(box, quantity)} className="font-normal text-sm text-teal">
        Ask<span className="sr-only"> for {name} boxes</span>
      </AskForQuote>
    </span>
  );
}
