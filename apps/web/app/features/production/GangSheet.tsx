import type { GangRunRow } from '@boxwright/contract';

/** The shades that distinguish the jobs on a sheet, beside their numbers. */
const shades = ['fill-board', 'fill-teal-soft', 'fill-vermilion-soft', 'fill-paper'] as const;

/** A sheet with the blanks of several jobs, each with its number. Places that nobody needs are crossed out. */
export function GangSheet({ run: { sheet, sheetWidth, sheetHeight, jobs } }: { run: GangRunRow }) {
  const text = jobs
    .map(({ job, ups, left }, index) => `${index + 1}: ${ups} of ${job.code}${left === null ? '' : ', crossed out'}`)
    .join(', ');
  return (
    <svg
      role="img"
      aria-label={`Sheet of ${sheet} with ${text}`}
      viewBox={`-4 -4 ${sheetWidth + 8} ${sheetHeight + 8}`}
      className="w-full max-w-lg rounded-md border border-line bg-board p-2"
    >
      <rect width={sheetWidth} height={sheetHeight} strokeWidth="2" className="fill-card stroke-line-strong" />
      {jobs.flatMap(({ job, part, places, left }, index) =>
        places.map(({ x, y, width, height }) => (
          <g key={`${job.id} ${part} ${x} ${y}`}>
            <rect
              x={x}
              y={y}
              width={width}
              height={height}
              strokeWidth="1.5"
              className={`stroke-cut ${shades[index % shades.length]}`}
            />
            <text
              x={x + width / 2}
              y={y + height / 2}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={Math.min(width, height) / 2.5}
              className="fill-ink"
            >
              {index + 1}
            </text>
            {left === null ? null : (
              <path
                d={`M${x} ${y}l${width} ${height}M${x + width} ${y}l${-width} ${height}`}
                strokeWidth="4"
                className="stroke-vermilion-deep"
              />
            )}
          </g>
        )),
      )}
    </svg>
  );
}
