import type { SheetPlace } from '@boxwright/dieline';
import { type OutlineSize, outlinePath } from '@boxwright/pricing';
import { memo } from 'react';
import { relativeCut } from './artwork/traced-cut.ts';

interface SheetDrawingProps {
  outline: string;
  size: OutlineSize;
  places: readonly SheetPlace[];
  /** The cutting area, mm. */
  area: OutlineSize;
  /** Replaces the outline. */
  cut: (OutlineSize & { readonly path: string }) | null;
}

/** A printing sheet with the stickers on it. All of them are one path: hundreds cost the browser no more than one. */
export const SheetDrawing = memo(({ outline, size, places, area, cut }: SheetDrawingProps) => {
  const drawn = (turn: SheetPlace['turn']) =>
    cut === null ? outlinePath(outline, size, turn === 90) : relativeCut(cut, size, turn);
  const turned = { 0: drawn(0), 90: drawn(90), 180: drawn(180), 270: drawn(270) };
  const stickers = places.map(({ x, y, turn }) => `M${x} ${y}${turned[turn]}`).join('');
  const margin = 12;
  const [right, bottom] = [area.length + margin, area.width + margin];
  return (
    <svg
      viewBox={`${-margin} ${-margin} ${area.length + 2 * margin} ${area.width + 2 * margin}`}
      aria-hidden="true"
      className="w-full rounded-md border border-line bg-board"
    >
      <rect
        x={3 - margin}
        y={3 - margin}
        width={area.length + 2 * (margin - 3)}
        height={area.width + 2 * (margin - 3)}
        strokeWidth="0.8"
        className="fill-card stroke-line-strong"
      />
      <rect
        width={area.length}
        height={area.width}
        strokeDasharray="5 3.5"
        strokeWidth="0.8"
        className="fill-none stroke-line-strong"
      />
      {/* Registration marks at the corners of the cutting area. */}
      <path
        d={`M-8 0h5M0 -8v5M${right - 4} 0h-5M${area.length} -8v5M-8 ${area.width}h5M0 ${bottom - 4}v-5M${right - 4} ${area.width}h-5M${area.length} ${bottom - 4}v-5`}
        strokeWidth="0.8"
        className="fill-none stroke-ink"
      />
      <path d={stickers} strokeWidth="0.7" className="fill-vermilion-soft stroke-cut" />
    </svg>
  );
});
