// biome-ignore-all lint/a11y/noRedundantRoles: with `display: block` (cards on phones) browsers drop the table's roles.
import type { StickerStepRow } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise } from '@boxwright/money';
import { unitWords } from '../../features/stickers/price-words.ts';
import { classes } from '../../ui/classes.ts';

interface StickerLadderProps {
  steps: readonly StickerStepRow[];
  /** The chosen quantity. */
  chosen: number | null;
  /** Whether the steps belong to earlier stickers. */
  isPending: boolean;
  onChoose: (quantity: number) => void;
}

const columns = ['Stickers', 'Each', 'All of them', 'You save'];

/** What other quantities cost, a row each, shown as a card on phones. The explicit roles keep it a table there. */
export function StickerLadder({ steps, chosen, isPending, onChoose }: StickerLadderProps) {
  const [first] = steps;
  if (first === undefined) return null;
  return (
    <section aria-labelledby="ladder-title">
      <h2 id="ladder-title" className="mb-3 text-2xl">
        What other quantities cost
      </h2>
      <table
        role="table"
        aria-busy={isPending}
        className={classes('figures block w-full transition-opacity delay-200 sm:table', isPending && 'opacity-55')}
      >
        <caption className="mb-3 block text-left text-ink-soft text-sm sm:table-caption">
          Before GST, shipping is free; the price of one is rounded. You save what they would cost more at the price of
          one of {formatCount(first.quantity)}.
        </caption>
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row">
            {columns.map((name, place) => (
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
            <Row key={step.quantity} step={step} isChosen={step.quantity === chosen} onChoose={onChoose} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cell = 'whitespace-nowrap sm:border-line sm:border-b sm:border-dashed';

interface RowProps {
  step: StickerStepRow;
  isChosen: boolean;
  onChoose: (quantity: number) => void;
}

function Row({ step, isChosen, onChoose }: RowProps) {
  const { quantity, total, saving, savingPercent, orderable } = step;
  const name = formatCount(quantity);
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
        {isChosen || !orderable ? (
          <span className="inline-flex min-h-11 items-center">{name}</span>
        ) : (
          <button
            type="button"
            aria-label={`Take ${name} stickers`}
            onClick={() => onChoose(quantity)}
            className="inline-flex min-h-11 items-center font-semibold underline decoration-line-strong decoration-dashed underline-offset-4 hover:decoration-ink hover:decoration-solid"
          >
            {name}
          </button>
        )}
      </th>
      <td role="cell" className={classes(cell, 'self-center text-right font-semibold')}>
        {unitWords(step)} <span className="font-normal text-ink-soft text-sm sm:hidden">each</span>
      </td>
      <td role="cell" className={classes(cell, 'sm:text-right')}>
        {formatRupees(total as Paise)}
      </td>
      <td role="cell" className={classes(cell, 'text-right text-teal max-sm:whitespace-normal sm:pr-2')}>
        {saving > 0 ? (
          <>
            <span className="text-sm sm:hidden">you save </span>
            {formatRupees(saving as Paise)} ({formatCount(Math.round(savingPercent))} %)
          </>
        ) : (
          <span className="text-ink-soft">—</span>
        )}
      </td>
    </tr>
  );
}
