import type { DrawnBox } from '../../features/dieline/draw-printed.ts';
import { classes } from '../../ui/classes.ts';

interface DrawnBlankProps {
  lines: DrawnBox['lines'];
  print: string | null;
  className?: string;
}

/** A flat blank that draws itself once: its cuts as one line, then the creases, then the print between them. */
export function DrawnBlank({ lines: { frame, lines }, print, className }: DrawnBlankProps) {
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true" overflow="visible" className={className}>
      {print === null ? null : (
        <image
          href={print}
          width={frame.width}
          height={frame.height}
          preserveAspectRatio="none"
          className="appear opacity-45"
        />
      )}
      {lines.map(({ kind, d }) => (
        <path
          key={kind}
          d={d}
          fill="none"
          pathLength={kind === 'cut' ? 1 : undefined}
          strokeWidth={kind === 'cut' ? 4 : 3}
          className={classes(
            'lg:[stroke-width:2.5]',
            kind === 'cut' ? 'draw-line stroke-cut' : 'appear stroke-crease [stroke-dasharray:16_9]',
          )}
        />
      ))}
    </svg>
  );
}
