import type { DimensionLine, Frame } from './studio-picture.ts';
import { readIn, type Unit } from './units.ts';
import { dimensionRoom } from './view-box.ts';

interface DimensionLinesProps {
  lines: readonly DimensionLine[];
  sheet: Frame;
  unit: Unit;
}

/** Text in the drawing has a constant size on the screen: `--seen` is the width of the visible part, in mm. */
export const drawingText =
  '[font-size:calc(var(--seen)*0.034)] sm:[font-size:calc(var(--seen)*0.02)] lg:[font-size:calc(var(--seen)*0.0155)]';

/** Measures below and to the left of each blank: its panels in a chain, and the total. */
export function DimensionLines({ lines, sheet, unit }: DimensionLinesProps) {
  const room = Math.max(sheet.width, sheet.height / 1.2) * dimensionRoom;
  const tick = room * 0.16;
  return (
    <g className="pointer-events-none fill-ink-soft stroke-line-strong">
      {lines.map(({ from, to, isUpright, isWhole }) => {
        const away = room * (isWhole ? 2.3 : 1.05);
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
        const [a, b] = isUpright ? [from[1], to[1]] : [from[0], to[0]];
        const at = isUpright ? from[0] - away : from[1] + away;
        const middle = (a + b) / 2;
        const path = isUpright
          ? `M${at} ${a}V${b}M${at - tick} ${a}h${2 * tick}M${at - tick} ${b}h${2 * tick}`
          : `M${a} ${at}H${b}M${a} ${at - tick}v${2 * tick}M${b} ${at - tick}v${2 * tick}`;
        // A number wider than its distance would cover its neighbours.
        const isReadable = length > Math.max(sheet.width, sheet.height) * 0.085;
        return (
          <g key={`${from.join()} ${to.join()} ${isWhole}`}>
            <path d={path} fill="none" strokeWidth="1" vectorEffect="non-scaling-stroke" />
            {isReadable ? (
              <text
                textAnchor="middle"
                stroke="none"
                className={`figures ${drawingText} ${isWhole ? 'fill-ink font-semibold' : ''}`}
                transform={
                  isUpright
                    ? `translate(${at - room * 0.2} ${middle}) rotate(-90)`
                    : `translate(${middle} ${at - room * 0.2})`
                }
              >
                {readIn(unit, length)}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}
