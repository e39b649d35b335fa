import { useId } from 'react';
import type { DrawnBox, PrintedPicture } from './draw-printed.ts';

interface PrintedBoxProps {
  picture: PrintedPicture;
  flat: DrawnBox['flat'];
  /** Address of the print of its flat blank; null for a box without print. */
  print: string | null;
  className?: string;
}

/** A folding or folded box with its print, as a drawing: the flat print is laid on each face. */
export function PrintedBox({ picture: { frame, footprint, faces }, flat, print, className }: PrintedBoxProps) {
  const id = useId();
  return (
    <svg
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      aria-hidden="true"
      overflow="visible"
      className={className}
    >
      <path d={footprint} transform="translate(3 2)" className="fill-kraft-deep opacity-35 blur-[6px]" />
      {faces.map(({ d, matrix, shadow }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: faces have no names, and their order is the painting order.
        <g key={index}>
          <path d={d} className={matrix === null ? 'fill-[#eee4d2]' : 'fill-card'} />
          {matrix === null || print === null ? null : (
            <>
              <clipPath id={`${id}-${index}`}>
                <path d={d} />
              </clipPath>
              <g clipPath={`url(#${id}-${index})`}>
                <image
                  href={print}
                  width={flat.width}
                  height={flat.height}
                  preserveAspectRatio="none"
                  transform={matrix}
                />
              </g>
            </>
          )}
          <path
            d={d}
            fill="#2a1306"
            fillOpacity={shadow * 0.8}
            stroke="#fff"
            strokeOpacity="0.4"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </svg>
  );
}
