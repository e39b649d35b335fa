import type { ReactNode } from 'react';
import type { Container } from './containers.ts';
import { Dimension, DrawingFrame, fine, LabelFace, unitOf } from './drawing-frame.tsx';
import type { FoundLabel } from './find-labels.ts';
import { labelRules } from './rules.ts';

interface BoxDrawingProps {
  container: Extract<Container, { readonly kind: 'box' }>;
  found: FoundLabel;
  label: string;
}

/** Length of a millimetre of depth in the drawing, to the right and up. */
const depth = { right: 0.38, up: 0.32 } as const;

/** A box with its front true to scale and its lid and side seen at a slant, with the label on it. */
export function BoxDrawing({ container, found, label }: BoxDrawingProps) {
  const { length, width, height } = container;
  const [right, up] = [width * depth.right, width * depth.up];
  const unit = unitOf(length + right, height + up);
  const edge = { strokeWidth: fine(0.4 * unit), className: 'stroke-kraft-deep' };
  return (
    <DrawingFrame
      extent={{ left: 0, top: -up, width: length + right, height: height + up + 4 * unit }}
      unit={unit}
      label={label}
    >
      <path d={`M0 0H${fine(length)}V${fine(height)}H0Z`} fill="#cda678" {...edge} />
      <path d={`M0 0l${fine(right)} ${fine(-up)}h${fine(length)}L${fine(length)} 0Z`} fill="#dfc09a" {...edge} />
      <path
        d={`M${fine(length)} 0l${fine(right)} ${fine(-up)}v${fine(height)}L${fine(length)} ${fine(height)}Z`}
        fill="#b48a5b"
        {...edge}
      />
      <OnBox box={container} found={found} unit={unit} />
    </DrawingFrame>
  );
}

function OnBox({
  box: { length, width, height },
  found,
  unit,
}: {
  box: BoxDrawingProps['container'];
  found: FoundLabel;
  unit: number;
}) {
  const line = { strokeWidth: fine(0.5 * unit), className: 'fill-white stroke-ink' };
  const below = height + 3.5 * unit;
  if (found.place === 'seal') {
    const r = found.length / 2;
    const middle = fine(length / 2);
    return (
      <>
        <OnLid>
          <path d={`M${fine(length / 2 - r)} 0a${r} ${r} 0 0 1 ${2 * r} 0Z`} {...line} />
        </OnLid>
        <path d={`M${fine(length / 2 - r)} 0a${r} ${r} 0 0 0 ${2 * r} 0Z`} {...line} />
        <circle cx={middle} cy={fine(r * 0.4)} r={fine(r * 0.22)} className="fill-vermilion" />
        <Dimension
          from={length / 2 - r}
          to={length / 2 + r}
          at={{ y: r + 3.5 * unit }}
          unit={unit}
          text={`${found.length} mm`}
        />
      </>
    );
  }
  if (found.place === 'strip') {
    const drop = (found.length - width) / 2;
    const left = length / 2 - found.width / 2;
    return (
      <>
        <OnLid>
          <rect x={fine(left)} y={fine(-width)} width={found.width} height={fine(width)} {...line} />
        </OnLid>
        <rect x={fine(left)} y={0} width={found.width} height={fine(drop)} {...line} />
        <rect
          x={fine(left)}
          y={fine(drop * 0.3)}
          width={found.width}
          height={fine(drop * 0.36)}
          className="fill-vermilion"
        />
        <Dimension from={0} to={drop} at={{ x: -4 * unit }} unit={unit} text={`${Math.floor(drop)} mm`} />
        <Dimension
          from={left}
          to={left + found.width}
          at={{ y: drop + 3.5 * unit }}
          unit={unit}
          text={`${found.width} mm`}
        />
      </>
    );
  }
  const [x, y] = [(length - found.length) / 2, (height - found.width) / 2];
  const margin = labelRules.besideCrease;
  return (
    <>
      <rect
        x={margin}
        y={margin}
        width={fine(length - 2 * margin)}
        height={fine(height - 2 * margin)}
        strokeWidth={fine(0.3 * unit)}
        strokeDasharray={`${fine(1.4 * unit)} ${fine(unit)}`}
        className="fill-none stroke-ink"
      />
      <LabelFace x={x} y={y} width={found.length} height={found.width} unit={unit} />
      <Dimension from={y} to={y + found.width} at={{ x: -4 * unit }} unit={unit} text={`${found.width} mm`} />
      <Dimension from={x} to={x + found.length} at={{ y: below }} unit={unit} text={`${found.length} mm`} />
    </>
  );
}

/** Draws on the lid: x along the front, y negative towards the back. */
function OnLid({ children }: { children: ReactNode }) {
  return <g transform={`matrix(1 0 ${-depth.right} ${depth.up} 0 0)`}>{children}</g>;
}
