import { Fragment, type ReactNode } from 'react';
import { Money } from '../../ui/Money.tsx';

export interface TotalRow {
  readonly label: string;
  /** Paise; negative amounts are deductions. */
  readonly amount: number;
  /** Shown below the label: destination, rate. */
  readonly note?: ReactNode;
}

interface TotalsProps {
  rows: readonly TotalRow[];
  /** The amount to pay, last and large. */
  total: TotalRow;
  /** What is paid and what is due. */
  after?: readonly TotalRow[];
}

/** Rows of totals: labels left, amounts right, the total below a divider. */
export function Totals({ rows, total, after = [] }: TotalsProps) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2.5 text-[0.9375rem]">
      {rows.map((row) => (
        <Row key={row.label} row={row} />
      ))}
      <div className="crease col-span-2 mt-1 border-t" aria-hidden="true" />
      <dt className="pt-1 text-base font-semibold">
        {total.label}
        {total.note ? <span className="block text-sm font-normal text-ink-soft">{total.note}</span> : null}
      </dt>
      <dd className="text-right font-heading text-2xl leading-tight font-bold text-vermilion-deep">
        <Money amount={total.amount} />
      </dd>
      {after.map((row) => (
        <Row key={row.label} row={row} />
      ))}
    </dl>
  );
}

function Row({ row: { label, amount, note } }: { row: TotalRow }) {
  return (
    <Fragment>
      <dt className="text-ink-soft">
        {label}
        {note ? <span className="block text-sm">{note}</span> : null}
      </dt>
      <dd className="text-right font-medium">
        <Money amount={amount} />
      </dd>
    </Fragment>
  );
}
