import { Card } from '../../ui/Card.tsx';
import { Table } from '../../ui/Table.tsx';

export interface BarRow {
  readonly label: string;
  readonly now: number;
  /** The figure of a year before. */
  readonly before: number;
}

interface BarChartProps {
  title: string;
  rows: readonly BarRow[];
  format: (value: number) => string;
}

const height = 100;
const step = 12;

/** Two bars for each row: now, in front of the year before. A table that unfolds has the same figures. */
export function BarChart({ title, rows, format }: BarChartProps) {
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before]));
  const sum = rows.reduce((total, { now }) => total + now, 0);
  const sumBefore = rows.reduce((total, { before }) => total + before, 0);
  const tall = (value: number) => (Math.max(0, value) / most) * height;
  return (
    <Card className="flex min-w-0 flex-col p-4">
      <h3 className="font-semibold font-text text-base">{title}</h3>
      <p className="mt-1">
        <span className="figures font-semibold text-2xl">{format(sum)}</span>{' '}
        <span className="text-ink-soft text-sm">a year before {format(sumBefore)}</span>
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${rows.length * step} ${height}`}
        preserveAspectRatio="none"
        className="mt-3 h-28 w-full border-line border-b"
      >
        {rows.map(({ label, now, before }, place) => (
          <g key={label}>
            <rect
              x={place * step + 1}
              y={height - tall(before)}
              width={step - 2}
              height={tall(before)}
              className="fill-kraft/35"
            />
            <rect
              x={place * step + 3}
              y={height - tall(now)}
              width={step - 6}
              height={tall(now)}
              className="fill-teal"
            />
          </g>
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-ink-soft text-sm">
        <span>{rows[0]?.label}</span>
        <span>{rows.at(-1)?.label}</span>
      </p>
      <details className="mt-2">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm underline">
          Figures <span className="sr-only"> of {title}</span>
        </summary>
        <div className="max-h-72 overflow-y-auto">
          <Table
            caption={title}
            rows={rows}
            keyOf={({ label }) => label}
            columns={[
              { id: 'time', head: 'Time', isName: true, cell: ({ label }) => label },
              { id: 'now', head: 'Now', isFigure: true, cell: ({ now }) => format(now) },
              { id: 'before', head: 'Year before', isFigure: true, cell: ({ before }) => format(before) },
            ]}
          />
        </div>
      </details>
    </Card>
  );
}
