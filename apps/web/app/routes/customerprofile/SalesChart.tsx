import type { Output } from '@boxwright/contract';
import { formatRupees, type Paise } from '@boxwright/money';
import { useId } from 'react';
import { monthName } from '../../features/account/profile-words.ts';

type Month = Output<'Get_DashboardYearlySales'>[number];

/** Text is drawn larger where the chart is displayed smaller, so that it stays legible on phones. */
const frame = { width: 640, height: 220, top: 34, bottom: 30, side: 22 };
const letters = 'text-[21px] sm:text-[12.5px]';
const base = frame.height - frame.bottom;
const rupees = (paise: number) => formatRupees(paise as Paise); // the contract's codec guarantees whole paise

/** An area chart of the order totals of twelve months, with a table for screen readers. */
export function SalesChart({ months }: { months: readonly Month[] }) {
  const title = useId();
  const highest = months.reduce((most, month) => (month.total > most.total ? month : most), { month: '', total: 0 });
  if (highest.total === 0) {
    return <p className="py-8 text-center text-ink-soft">Nothing ordered in the last twelve months.</p>;
  }
  const pitch = (frame.width - 2 * frame.side) / Math.max(1, months.length - 1);
  const points = months.map(({ month, total }, place) => ({
    month,
    total,
    x: frame.side + place * pitch,
    y: base - (total / highest.total) * (base - frame.top),
  }));
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' L ');
  const peak = points.find(({ month }) => month === highest.month);
  return (
    <figure>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-labelledby={title} className="w-full">
        <title id={title}>
          {`Orders of the last twelve months: the most in ${monthName(highest.month).long}, ${rupees(highest.total)}.`}
        </title>
        <path
          d={`M ${frame.side} ${base} L ${line} L ${frame.width - frame.side} ${base} Z`}
          className="fill-teal-soft"
        />
        <path d={`M ${line}`} strokeWidth="2" strokeLinejoin="round" className="fill-none stroke-teal" />
        <line x1="0" x2={frame.width} y1={base} y2={base} className="stroke-line-strong" />
        {points.map(({ month, total, x, y }, place) => (
          <g key={month}>
            {total > 0 ? <circle cx={x} cy={y} r="3" className="fill-teal" /> : null}
            <text
              x={x}
              y={frame.height - 7}
              textAnchor="middle"
              className={`fill-ink-soft ${letters} ${place % 2 === months.length % 2 ? 'max-sm:hidden' : ''}`}
            >
              {monthName(month).short}
            </text>
          </g>
        ))}
        {peak === undefined ? null : (
          <text
            x={peak.x}
            y={peak.y - 9}
            textAnchor={peak.x > frame.width * 0.8 ? 'end' : peak.x < frame.width * 0.2 ? 'start' : 'middle'}
            className={`figures fill-ink font-semibold ${letters}`}
          >
            {rupees(peak.total)}
          </text>
        )}
      </svg>
      <table className="sr-only">
        <caption>Ordered by month</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Ordered</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, total }) => (
            <tr key={month}>
              <th scope="row">{monthName(month).long}</th>
              <td>{rupees(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
