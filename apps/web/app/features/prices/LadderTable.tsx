// biome-ignore-all lint/a11y/noRedundantRoles: with `display: block` (cards on phones) browsers drop the table's roles.
import type { LadderStepRow } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise } from '@boxwright/money';
import { classes } from '../../ui/classes.ts';
import { AskForQuote } from '../configurator/AskForQuote.tsx';
import { perPiece } from '../configurator/box-words.ts';
import { type BoxInput, boxQueryOf } from '../configurator/quote-input.ts';

interface LadderTableProps {
  box: BoxInput;
  steps: readonly LadderStepRow[];
  chosen: number | null;
  onChoose?: (quantity: number) => void;
}

const columns = ['Boxes', 'Each', 'All of them', 'Set-up in it'];
const again = 'Ordered again';

/** One row per quantity, shown as a card on phones. The explicit roles keep it a table for screen readers. */
export function LadderTable({ box, steps, chosen, onChoose }: LadderTableProps) {
  const isAgain = steps.every(({ die }) => die === 0);
  return (
    <table role="table" className="figures block w-full self-start sm:table">
      <caption className="mb-3 block text-left text-ink-soft text-sm sm:table-caption">
        Goods before GST and delivery; the price of one is rounded. Set-up: {isAgain ? '' : 'die, '}plates and
        makeready.{' '}
        {isAgain
          ? 'Your die is on file and isn’t charged.'
          : 'Ordered again: the same box from your account, without the die.'}
      </caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row">
          {[...columns, ...(isAgain ? [] : [again])].map((name, place) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={classes(
                'border-line border-b pb-2 font-medium text-ink-soft text-sm first:pl-2 last:pr-2',
                place === 0 ? 'text-left' : 'text-right',
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block sm:table-row-group">
        {steps.map((step) => (
          <Row key={step.quantity} box={box} step={step} isChosen={step.quantity === chosen} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
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
    <tr
      role="row"
      aria-current={isChosen || undefined}
      className={classes(
        'crease grid grid-cols-[1fr_auto] gap-x-4 border-b px-2 py-1.5 sm:table-row sm:py-0',
        isChosen && 'bg-board',
      )}
    >
      <th role="rowheader" scope="row" className={classes(cell, 'text-left font-semibold sm:pl-2')}>
        <Quantity box={box} step={step} isChosen={isChosen} onChoose={onChoose} />
      </th>
      <td role="cell" className={classes(cell, 'self-center text-right font-semibold')}>
        {perPiece(step)} <span className="font-normal text-ink-soft text-sm sm:hidden">each</span>
      </td>
      <td role="cell" className={classes(cell, 'sm:text-right')}>
        {formatRupees(total as Paise)}
      </td>
      <td role="cell" className={classes(cell, 'text-right text-ink-soft', die === 0 && 'sm:pr-2')}>
        <span className="text-sm sm:hidden">set-up </span>
        {formatCount(Math.round(setUpPercent))} %
      </td>
      {die === 0 ? null : (
        <td
          role="cell"
          className={classes(cell, 'text-ink-soft max-sm:col-span-2 max-sm:text-sm sm:pr-2 sm:text-right')}
        >
          <span className="sm:hidden">ordered again </span>
          {formatRupees(reorderTotal as Paise)}
        </td>
      )}
    </tr>
  );
}

const cell = 'whitespace-nowrap sm:border-line sm:border-b sm:border-dashed';

function Quantity({ box, step: { quantity, orderable }, isChosen, onChoose }: RowProps) {
  const name = formatCount(quantity);
  if (!orderable)
    return (
      <span className="inline-flex min-h-11 items-center gap-2.5">
        {name}
        <AskForQuote box={boxQueryOf(box, quantity)} className="font-normal text-sm text-teal">
          Ask<span className="sr-only"> for {name} boxes</span>
        </AskForQuote>
      </span>
    );
  if (isChosen || onChoose === undefined) return <span className="inline-flex min-h-11 items-center">{name}</span>;
  return (
    <button
      type="button"
      aria-label={`Take ${name} boxes`}
      onClick={() => onChoose(quantity)}
      className="inline-flex min-h-11 items-center font-semibold underline decoration-line-strong decoration-dashed underline-offset-4 hover:decoration-ink hover:decoration-solid"
    >
      {name}
    </button>
  );
}
