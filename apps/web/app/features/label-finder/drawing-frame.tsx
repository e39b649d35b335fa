import type { ReactNode } from 'react';

/** The container's extent, in mm. */
interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Share of the frame's width and height that the container has; the rest is for figures. */
const share = { width: 0.56, height: 0.72 } as const;
const proportion = 3 / 4;

/** A hundredth of the frame's width in mm: lines and lettering are as large in every drawing. */
export const unitOf = (width: number, height: number): number =>
  Math.max(width / share.width, height / share.height / proportion) / 100;

interface DrawingFrameProps {
  extent: Extent;
  unit: number;
  label: string;
  children: ReactNode;
}

/** A drawing in mm, in the middle of a frame of 4 : 3. */
export function DrawingFrame({ extent: { left, top, width, height }, unit, label, children }: DrawingFrameProps) {
  const [across, down] = [100 * unit, 100 * unit * proportion];
  // A little to the right: the heights are at the left.
  const box = [left + width / 2 - across / 2 - 2 * unit, top + height / 2 - down / 2, across, down].map(fine);
  return (
    <svg viewBox={box.join(' ')} role="img" aria-label={label} className="block w-full bg-board">
      {children}
    </svg>
  );
}

/** Rounds to a hundredth of a millimetre. */
export const fine = (length: number): number => Math.round(length * 100) / 100;

interface DimensionProps {
  /** Where the measure begins and ends: along x if `at` has a `y`, along y if it has an `x`. */
  from: number;
  to: number;
  at: { readonly y: number } | { readonly x: number };
  unit: number;
  text: string;
}

/** A measure: a line with ticks at its ends; its text is below it, or at its left. */
export function Dimension({ from, to, at, unit, text }: DimensionProps) {
  const tick = 1.4 * unit;
  const isAcross = 'y' in at;
  const line = isAcross
    ? `M${fine(from)} ${fine(at.y)}H${fine(to)}M${fine(from)} ${fine(at.y - tick)}v${fine(2 * tick)}M${fine(to)} ${fine(at.y - tick)}v${fine(2 * tick)}`
    : `M${fine(at.x)} ${fine(from)}V${fine(to)}M${fine(at.x - tick)} ${fine(from)}h${fine(2 * tick)}M${fine(at.x - tick)} ${fine(to)}h${fine(2 * tick)}`;
  const middle = (from + to) / 2;
  return (
    <g>
      <path d={line} strokeWidth={fine(0.45 * unit)} className="fill-none stroke-ink" />
      {isAcross ? (
        <Figure x={middle} y={at.y + 6 * unit} unit={unit} text={text} />
      ) : (
        <Figure x={at.x - 2.6 * unit} y={middle + 1.5 * unit} unit={unit} text={text} anchor="end" />
      )}
    </g>
  );
}

interface FigureProps {
  x: number;
  y: number;
  unit: number;
  text: string;
  anchor?: 'middle' | 'end';
  isSmall?: boolean;
}

export function Figure({ x, y, unit, text, anchor = 'middle', isSmall = false }: FigureProps) {
  return (
    <text
      x={fine(x)}
      y={fine(y)}
      textAnchor={anchor}
      fontSize={fine((isSmall ? 3.6 : 4.3) * unit)}
      className={isSmall ? 'fill-ink-soft' : 'figures fill-ink font-semibold'}
    >
      {text}
    </text>
  );
}

interface LabelFaceProps {
  x: number;
  y: number;
  width: number;
  height: number;
  unit: number;
  isRound?: boolean;
  /** Whether it goes on round the container, so that its sides aren't seen. */
  isEndless?: boolean;
}

/** A label with lines that stand for its print. */
export function LabelFace({ x, y, width, height, unit, isRound = false, isEndless = false }: LabelFaceProps) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const bar = (share: number, at: number, tall: number) => ({
    x: fine(cx - (width * share) / 2),
    y: fine(y + height * at),
    width: fine(width * share),
    height: fine(height * tall),
  });
  const edge = { strokeWidth: fine(0.5 * unit), className: 'fill-white stroke-ink' };
  return (
    <g>
      {isEndless ? (
        <rect x={fine(x)} y={fine(y)} width={fine(width)} height={fine(height)} className="fill-white" />
      ) : null}
      {isRound ? (
        <circle cx={fine(cx)} cy={fine(cy)} r={fine(width / 2)} {...edge} />
      ) : isEndless ? (
        <path
          d={`M${fine(x)} ${fine(y)}h${fine(width)}M${fine(x + width)} ${fine(y + height)}h${fine(-width)}`}
          {...edge}
        />
      ) : (
        <rect
          x={fine(x)}
          y={fine(y)}
          width={fine(width)}
          height={fine(height)}
          rx={fine(Math.min(1.2 * unit, width / 6, height / 6))}
          {...edge}
        />
      )}
      <rect {...bar(0.6, 0.3, 0.15)} className="fill-vermilion" />
      <rect {...bar(0.44, 0.53, 0.05)} className="fill-ink" />
      <rect {...bar(0.52, 0.63, 0.05)} className="fill-kraft" />
    </g>
  );
}
