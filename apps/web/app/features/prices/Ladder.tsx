// biome-ignore-all lint/a11y/noRedundantRoles: with `display: block` (cards on phones) browsers drop the table's roles.
import { formatCount, formatRupees, type Paise } from '@boxwright/money';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

interface LadderProps {
  caption: ReactNode;
  /** Names of the columns; the first is the quantity's. */
  columns: readonly string[];
  /** Whether the rows belong to an earlier choice. */
  isPending?: boolean;
  className?: string;
  children: ReactNode;
}

/** Prices of other quantities, a row each, shown as a card on phones. The explicit roles keep it a table there. */
export function Ladder({ caption, columns, isPending, className, children }: LadderProps) {
  return (
    <table
      role="table"
      aria-busy={isPending}
      className={classes('figures block w-full transition-opacity sm:table', isPending && 'opacity-55', className)}
    >
      <caption className="mb-3 block text-left text-ink-soft text-sm sm:table-caption">{caption}</caption>
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
        {children}
      </tbody>
    </table>
  );
}

interface LadderRowProps {
  isChosen: boolean;
  /** The quantity, or the button that chooses it. */
  quantity: ReactNode;
  /** The price of one, in words. */
  each: string;
  total: number;
  /** Further cells. */
  children: ReactNode;
}

export function LadderRow({ isChosen, quantity, each, total, children }: LadderRowProps) {
  return (
    <tr
      role="row"
      aria-current={isChosen || undefined}
      className={classes(
        'crease grid grid-cols-[auto_1fr_auto] gap-x-4 border-b px-2 pb-1.5 sm:table-row sm:py-0',
        isChosen && 'bg-board',
      )}
    >
      <th role="rowheader" scope="row" className={classes(cell, 'text-left font-semibold sm:pl-2')}>
        {quantity}
      </th>
      <LadderCell className="self-center text-right font-semibold max-sm:col-start-3 max-sm:row-start-1">
        {each} <span className="font-normal text-ink-soft text-sm sm:hidden">each</span>
      </LadderCell>
      <LadderCell className="max-sm:row-start-2 sm:text-right">{formatRupees(total as Paise)}</LadderCell>
      {children}
    </tr>
  );
}

const cell = 'whitespace-nowrap sm:border-line sm:border-b sm:border-dashed';

export function LadderCell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <td role="cell" className={classes(cell, className)}>
      {children}
    </td>
  );
}

interface LadderQuantityProps {
  quantity: number;
  /** "boxes". */
  goods: string;
  /** Chooses the quantity; undefined if it can't be chosen. */
  onChoose: ((quantity: number) => void) | undefined;
}

export function LadderQuantity({ quantity, goods, onChoose }: LadderQuantityProps) {
  const name = formatCount(quantity);
  if (onChoose === undefined) return <span className="inline-flex min-h-11 items-center">{name}</span>;
  return (
    <button
      type="button"
      aria-label={`Take ${name} ${goods}`}
      onClick={() => onChoose(quantity)}
      className="inline-flex min-h-11 items-center font-semibold underline decoration-line-strong decoration-dashed underline-offset-4 hover:decoration-ink hover:decoration-solid"
    >
      {name}
    </button>
  );
}
