import type { Container } from './containers.ts';
import { Dimension, DrawingFrame, fine, LabelFace, unitOf } from './drawing-frame.tsx';
import type { FoundLabel } from './find-labels.ts';
import { labelRules } from './rules.ts';

interface PouchDrawingProps {
  container: Extract<Container, { readonly kind: 'pouch' }>;
  found: FoundLabel;
  label: string;
}

/** A pouch lying flat: its seals, the zip, the fold of its foot, and the label between them. */
export function PouchDrawing({ container, found, label }: PouchDrawingProps) {
  const { width, height, seal, top, foot } = container;
  const unit = unitOf(width, height);
  const margin = labelRules.besideSeal;
  const y = top + margin + (height - top - foot - 2 * margin - found.width) / 2;
  const x = (width - found.length) / 2;
  const fold = fine(height - foot);
  return (
    <DrawingFrame extent={{ left: 0, top: 0, width, height: height + 8 * unit }} unit={unit} label={label}>
      <path
        d={`M0 0H${fine(width)}V${fine(height)}Q${fine(width / 2)} ${fine(height + Math.min(foot, height) * 0.16)} 0 ${fine(height)}Z`}
        className="fill-[#dccbb0]"
      />
      {/* The seals. */}
      <path
        d={`M0 0H${fine(seal)}V${fine(height)}H0ZM${fine(width - seal)} 0H${fine(width)}V${fine(height)}H${fine(width - seal)}Z`}
        className="fill-[#c9b08b]"
      />
      {top === 0 ? null : (
        <>
          <path d={`M0 0H${fine(width)}V${fine(Math.min(seal, top))}H0Z`} className="fill-[#c9b08b]" />
          <path
            d={`M0 ${fine(top)}H${fine(width)}M0 ${fine(top - 1.4 * unit)}H${fine(width)}`}
            strokeWidth={fine(0.5 * unit)}
            className="stroke-kraft-deep"
          />
        </>
      )}
      {foot === 0 ? null : (
        <path
          d={`M${fine(seal)} ${fine(height)}Q${fine(width / 2)} ${fine(fold - foot * 0.5)} ${fine(width - seal)} ${fine(height)}`}
          strokeWidth={fine(0.5 * unit)}
          strokeDasharray={`${fine(1.8 * unit)} ${fine(1.2 * unit)}`}
          className="fill-none stroke-kraft-deep"
        />
      )}
      <LabelFace
        x={x}
        y={y}
        width={found.length}
        height={found.width}
        unit={unit}
        isRound={found.outline === 'round'}
      />
      {found.outline === 'round' ? null : (
        <Dimension from={y} to={y + found.width} at={{ x: -4 * unit }} unit={unit} text={`${found.width} mm`} />
      )}
      <Dimension
        from={x}
        to={x + found.length}
        at={{ y: height + Math.min(foot, height) * 0.08 + 4 * unit }}
        unit={unit}
        text={`${found.length} mm`}
      />
    </DrawingFrame>
  );
}
