import type { SalesRow } from '@boxwright/contract';
import { formatCount, formatRupees, type Paise } from '@boxwright/money';
import { salesWords } from '../../features/office/sales-words.ts';
import { BarChart, type BarRow } from './BarChart.tsx';
import { dayLabel, monthLabel } from './time-labels.ts';

interface SalesChartsProps {
  days: readonly SalesRow[];
  months: readonly SalesRow[];
}

// The contract's codec guarantees whole paise.
const rupees = (amount: number): string => formatRupees(amount as Paise);

/** Charts of the orders that count as sales, and of their value if the role may see money, beside the year before. */
export function SalesCharts({ days, months }: SalesChartsProps) {
  const seesMoney = days.every(({ sales }) => sales !== null);
  const ordersOf = (rows: readonly SalesRow[], label: (time: string) => string): BarRow[] =>
    rows.map(({ time, orders, ordersBefore }) => ({ label: label(time), now: orders, before: ordersBefore }));
  const salesOf = (rows: readonly SalesRow[], label: (time: string) => string): BarRow[] =>
    rows.map(({ time, sales, salesBefore }) => ({ label: label(time), now: sales ?? 0, before: salesBefore ?? 0 }));
  return (
    <section aria-labelledby="how-it-goes" className="mt-10">
      <h2 id="how-it-goes" className="text-2xl">
        Orders and sales
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        Dark: now. Light: the year before. {salesWords} {seesMoney ? 'Amounts include GST.' : null}
      </p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <BarChart title="Orders, last 30 days" rows={ordersOf(days, dayLabel)} format={formatCount} />
        {seesMoney ? <BarChart title="Sales, last 30 days" rows={salesOf(days, dayLabel)} format={rupees} /> : null}
        <BarChart title="Orders, last 12 months" rows={ordersOf(months, monthLabel)} format={formatCount} />
        {seesMoney ? (
          <BarChart title="Sales, last 12 months" rows={salesOf(months, monthLabel)} format={rupees} />
        ) : null}
      </div>
    </section>
  );
}
