import { lineKinds } from './line-kinds.ts';
import type { DrawnLines, Frame } from './studio-picture.ts';

interface FlatLinesProps {
  frame: Frame;
  lines: readonly DrawnLines[];
  className?: string;
}

/** Cuts and creases of flat blanks, small and without text. */
export function FlatLines({ frame, lines, className }: FlatLinesProps) {
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      aria-hidden="true"
      overflow="visible"
      className={className}
    >
      {lines.map(({ kind, d }) => (
        <path
          key={kind}
          d={d}
          fill="none"
          strokeWidth={kind === 'cut' ? 1.3 : 1}
          vectorEffect="non-scaling-stroke"
          className={lineKinds[kind].stroke}
        />
      ))}
    </svg>
  );
}
