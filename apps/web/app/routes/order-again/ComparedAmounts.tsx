import type { ComparedAmount } from '@boxwright/contract';
import { Money } from '../../ui/Money.tsx';

interface ComparedAmountsProps {
  caption: string;
  /** The titles of the columns. */
  before: string;
  now: string;
  rows: readonly ComparedAmount[];
  total: ComparedAmount;
}

/** Past and present amounts side by side, with their totals. */
export function ComparedAmounts({ caption, before, now, rows, total }: ComparedAmountsProps) {
  return (
    <table className="figures w-full max-w-lg text-[0.9375rem] max-[359px]:text-[0.8125rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-ink-soft text-sm">
          <td />
          <th scope="col" className="py-1 pl-2 text-right sm:pl-3 font-medium">
            {before}
          </th>
          <th scope="col" className="py-1 pl-2 text-right sm:pl-3 font-medium">
            {now}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </tbody>
      <tfoot className="border-line border-t font-semibold">
        <Row row={total} />
      </tfoot>
    </table>
  );
}

const Row = ({ row: { label, before, now } }: { row: ComparedAmount }) => (
  <tr className="align-top">
    <th scope="row" className="py-1 text-left [font-weight:inherit]">
      {label}
    </th>
    <td className="py-1 pl-2 text-right sm:pl-3 whitespace-nowrap">{before === 0 ? '–' : <Money amount={before} />}</td>
    <td className="py-1 pl-2 text-right sm:pl-3 whitespace-nowrap">{now === 0 ? '–' : <Money amount={now} />}</td>
  </tr>
);
