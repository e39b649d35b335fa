import type { PartLayoutRow } from '@boxwright/contract';
import { formatCount } from '@boxwright/money';
import { useId } from 'react';

interface SheetDrawingProps {
  /** The blanks that lie on it. */
  parts: readonly PartLayoutRow[];
  isOneOfSeveral: boolean;
}

/** The printing sheet with the blanks placed on it. */
export function SheetDrawing({ parts, isOneOfSeveral }: SheetDrawingProps) {
  const [first] = parts;
  if (!first) return null;
  const { name, sheet, sheetLength, sheetWidth, gripper, ups, sheets } = first;
  const isShared = parts.length > 1;
  return (
    <figure className="mb-6 last:mb-0">
      <svg
        viewBox={`-4 -4 ${sheetLength + 8} ${sheetWidth + 8}`}
        aria-hidden="true"
        className="w-full rounded-md border border-line bg-board p-3"
      >
        <rect width={sheetLength} height={sheetWidth} className="fill-card stroke-line-strong" strokeWidth="2" />
        <line
          x1="0"
          x2={sheetLength}
          y1={gripper}
          y2={gripper}
          strokeDasharray="10 7"
          strokeWidth="1.5"
          className="stroke-line-strong"
        />
        {parts.map((part) => (
          <Blanks key={part.name} part={part} />
        ))}
      </svg>
      <figcaption className="figures mt-2.5">
        <span className="font-semibold">
          {isOneOfSeveral && !isShared ? `${name}: ` : ''}
          {isShared ? parts.map((part) => `${part.ups} × ${part.name.toLowerCase()}`).join(' and ') : ups} on a{' '}
          {spaced(sheet)} sheet
        </span>
        <span className="block text-ink-soft text-sm">
          {formatCount(sheets)} sheets with makeready and waste.{' '}
          {isShared ? 'One die and one set of plates for both.' : roomText(first)}
        </span>
      </figcaption>
    </figure>
  );
}

/** A blank at each of its places. */
function Blanks({ part: { outline, places } }: { part: PartLayoutRow }) {
  const shape = useId();
  const blank = `M${outline.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;
  const [width, height] = [Math.max(...outline.map(([x]) => x)), Math.max(...outline.map(([, y]) => y))];
  return (
    <>
      <defs>
        <path id={shape} d={blank} />
      </defs>
      {places.map(({ x, y, turn }) => (
        <use
          key={`${x} ${y} ${turn}`}
          href={`#${shape}`}
          transform={placed({ x, y, turn }, width, height)}
          strokeWidth="2"
          strokeLinejoin="round"
          className={turn >= 180 ? 'fill-board stroke-cut' : 'fill-paper stroke-cut'}
        />
      ))}
    </>
  );
}

/** SVG transform: rotates clockwise, then moves the upper left corner of the bounding box to the position. */
const placed = ({ x, y, turn }: PartLayoutRow['places'][number], width: number, height: number): string => {
  const [right, down] = { 0: [0, 0], 90: [height, 0], 180: [width, height], 270: [0, width] }[turn];
  return `translate(${tenth(x + (right ?? 0))} ${tenth(y + (down ?? 0))}) rotate(${turn})`;
};

const roomText = ({ ups, mostUps, bound }: PartLayoutRow): string => {
  if (ups < mostUps) return `${mostUps} would fit; for this quantity the smaller die is cheaper.`;
  if (bound === null) return '';
  return `No layout could hold more${ups === bound ? '' : ` than ${bound}`}.`;
};

/** "18 × 25 in" of "18×25 in". */
const spaced = (sheet: string): string => sheet.replace(/\s*×\s*/, ' × ');

const tenth = (length: number): number => Math.round(length * 10) / 10;
