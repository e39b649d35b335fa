import type { LadderStepRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { useId } from 'react';
import { perPiece } from '../configurator/box-words.ts';

interface LadderChartProps {
  steps: readonly LadderStepRow[];
  chosen: number | null;
}

const frame = { width: 384, height: 196, top: 22, bottom: 22 };

/**
 * What one box costs at each quantity; die, other set-up and running cost as stacked bars, with the table's figures.
 */
export function LadderChart({ steps, chosen }: LadderChartProps) {
  const title = useId();
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  const room = frame.height - frame.top - frame.bottom;
  const dearest = Math.max(...steps.map(({ total, quantity }) => total / quantity));
  const pitch = frame.width / steps.length;
  const wide = pitch * 0.66;
  return (
    <figure>
      <svg viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-labelledby={title} className="w-full">
        <title id={title}>
          {`Price of a box by quantity: ${perPiece(first)} at ${formatCount(first.quantity)}, ${perPiece(last)} at ${formatCount(last.quantity)}.`}
        </title>
        {steps.map((step, index) => {
          const whole = (step.total / step.quantity / dearest) * room;
          const once = (step.die / step.quantity / dearest) * room;
          const setUp = (step.setUp / step.quantity / dearest) * room;
          const base = frame.height - frame.bottom;
          const left = index * pitch + (pitch - wide) / 2;
          const middle = left + wide / 2;
          const isLate = index >= steps.length - 2;
          const isChosen = step.quantity === chosen;
          const isNamed = isChosen || index === 0 || index === steps.length - 1;
          return (
            <g key={step.quantity}>
              <rect x={left} y={base - whole} width={wide} height={once} className="fill-kraft" />
              <rect x={left} y={base - whole + once} width={wide} height={setUp - once} className="fill-kraft-deep" />
              <rect x={left} y={base - whole + setUp} width={wide} height={whole - setUp} className="fill-teal" />
              {isChosen ? (
                <rect
                  x={left - 3}
                  y={base - whole - 3}
                  width={wide + 6}
                  height={whole + 6}
                  rx="3"
                  strokeWidth="1.5"
                  className="fill-none stroke-ink"
                />
              ) : null}
              {isNamed ? (
                <text
                  // Away from the higher bars at its left, if there is room.
                  x={isLate ? left + wide : left}
                  y={base - whole - 8}
                  textAnchor={isLate ? 'end' : 'start'}
                  className="figures fill-ink font-semibold text-[11px]"
                >
                  {perPiece(step)}
                </text>
              ) : null}
              <text
                x={middle}
                y={frame.height - 6}
                textAnchor="middle"
                className={`figures text-[10.5px] ${isChosen ? 'fill-ink font-semibold' : 'fill-ink-soft'}`}
              >
                {inThousands(step.quantity)}
              </text>
            </g>
          );
        })}
        <line
          x1="0"
          x2={frame.width}
          y1={frame.height - frame.bottom}
          y2={frame.height - frame.bottom}
          className="stroke-line-strong"
        />
      </svg>
      <figcaption className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
        <span>One box, by thousands ordered:</span>
        {first.die > 0 ? (
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className="size-3 rounded-[2px] bg-kraft" /> cutting die, paid once
          </span>
        ) : null}
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-3 rounded-[2px] bg-kraft-deep" /> plates and makeready
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-3 rounded-[2px] bg-teal" /> board, print and making
        </span>
      </figcaption>
    </figure>
  );
}

const inThousands = (quantity: number): string => String(Math.round(quantity / 10) / 100);
