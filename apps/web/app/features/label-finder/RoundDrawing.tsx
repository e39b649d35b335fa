import { useId } from 'react';
import type { Container } from './containers.ts';
import { Dimension, DrawingFrame, Figure, fine, LabelFace, unitOf } from './drawing-frame.tsx';
import type { FoundLabel } from './find-labels.ts';
import { labelRules } from './rules.ts';

interface RoundDrawingProps {
  container: Extract<Container, { readonly kind: 'bottle' | 'jar' }>;
  found: FoundLabel;
  label: string;
}

/** A bottle or jar from the front, and from above, with the label on it. */
export function RoundDrawing({ container, found, label }: RoundDrawingProps) {
  const id = useId();
  const { kind, around, straight } = container;
  const across = around / Math.PI;
  const lid = container.kind === 'jar' ? (container.lid ?? across * 0.9) : 0;
  const body = kind === 'bottle' ? bottleOf(across, straight) : jarOf(across, straight, lid);
  const tall = straight + body.above + body.below;
  const unit = unitOf((2 * Math.max(across, lid)) / 0.8, tall);
  const gap = 14 * unit;
  const isLid = found.place === 'lid';
  const top = (straight - found.width) / 2;
  // From the front, an arc is seen as its chord.
  const half = (across / 2) * Math.sin(Math.min(found.length / across, Math.PI / 2));
  const extent = { left: 0, top: -body.above, width: 2 * across + gap, height: tall };
  const plan = { x: across * 1.5 + gap, y: straight / 2 + (body.below - body.above) / 2 };
  return (
    <DrawingFrame extent={extent} unit={unit} label={label}>
      <defs>
        <linearGradient id={`${id}round`}>
          <stop offset="0" stopColor="#9fb9b4" />
          <stop offset="0.28" stopColor="#e9f1ef" />
          <stop offset="0.62" stopColor="#bcd0cb" />
          <stop offset="1" stopColor="#86a39d" />
        </linearGradient>
        <linearGradient id={`${id}shade`}>
          <stop offset="0" stopColor="#1c1a17" stopOpacity="0.2" />
          <stop offset="0.3" stopColor="#1c1a17" stopOpacity="0" />
          <stop offset="0.7" stopColor="#1c1a17" stopOpacity="0" />
          <stop offset="1" stopColor="#1c1a17" stopOpacity="0.24" />
        </linearGradient>
      </defs>
      <path d={body.outline} fill={`url(#${id}round)`} />
      <path d={body.cap} className={isLid ? 'fill-vermilion' : 'fill-kraft'} />
      <path d={body.cap} fill={`url(#${id}shade)`} />
      {isLid ? (
        <Lid found={found} across={lid} at={plan} unit={unit} />
      ) : (
        <>
          <LabelFace
            x={across / 2 - half}
            y={top}
            width={2 * half}
            height={found.width}
            unit={unit}
            isEndless={found.place === 'wrap' || found.place === 'gap'}
          />
          <rect
            x={fine(across / 2 - half)}
            y={fine(top)}
            width={fine(2 * half)}
            height={fine(found.width)}
            fill={`url(#${id}shade)`}
          />
          <Dimension from={top} to={top + found.width} at={{ x: -4 * unit }} unit={unit} text={`${found.width} mm`} />
          <FromAbove found={found} across={across} at={plan} unit={unit} />
        </>
      )}
    </DrawingFrame>
  );
}

interface PlanProps {
  found: FoundLabel;
  across: number;
  at: { readonly x: number; readonly y: number };
  unit: number;
}

function Lid({ found, across, at: { x, y }, unit }: PlanProps) {
  const r = found.length / 2;
  return (
    <>
      <circle cx={fine(x)} cy={fine(y)} r={fine(across / 2)} className="fill-kraft" />
      <LabelFace x={x - r} y={y - r} width={2 * r} height={2 * r} unit={unit} isRound />
      <Dimension
        from={x - r}
        to={x + r}
        at={{ y: y + across / 2 + 3.5 * unit }}
        unit={unit}
        text={`${found.length} mm`}
      />
      <Figure x={x} y={y + across / 2 + 14.6 * unit} unit={unit} text="from above" isSmall />
    </>
  );
}

/** The container as a circle, its front at the bottom, and the label round it. */
function FromAbove({ found: { place, length }, across, at: { x, y }, unit }: PlanProps) {
  const r = across / 2;
  const outside = r + 1.2 * unit;
  const angle = Math.min(length / r, 2 * Math.PI);
  const arc = (radius: number, from: number, to: number) => {
    // In two halves, because SVG draws no arc from a point to itself.
    const points = [from, (from + to) / 2, to].map((turn) => [
      x + radius * Math.sin(turn),
      y + radius * Math.cos(turn),
    ]);
    const [start, middle, end] = points.map((point) => point.map(fine).join(' '));
    const large = Math.abs(to - from) / 2 > Math.PI ? 1 : 0;
    const bow = `A${fine(radius)} ${fine(radius)} 0 ${large} 0`;
    return `M${start}${bow} ${middle}${bow} ${end}`;
  };
  const lap = labelRules.overlap / r;
  const stroke = fine(1.8 * unit);
  return (
    <>
      <circle
        cx={fine(x)}
        cy={fine(y)}
        r={fine(r)}
        className="fill-[#dfe9e6] stroke-[#86a39d]"
        strokeWidth={fine(0.4 * unit)}
      />
      <path d={arc(outside, -angle / 2, angle / 2)} strokeWidth={stroke} className="fill-none stroke-vermilion" />
      {place === 'half' ? (
        <path
          d={arc(outside, Math.PI - angle / 2, Math.PI + angle / 2)}
          strokeWidth={stroke}
          className="fill-none stroke-kraft-deep"
        />
      ) : null}
      {place === 'wrap' ? (
        <path
          d={arc(outside + 2.2 * unit, Math.PI - lap / 2, Math.PI + lap / 2)}
          strokeWidth={stroke}
          className="fill-none stroke-vermilion"
        />
      ) : null}
      <Figure x={x} y={y + r + 8.4 * unit} unit={unit} text={`${length} mm`} />
      <Figure x={x} y={y + r + 13 * unit} unit={unit} text="from above" isSmall />
      <Figure x={x} y={y - r - 5.6 * unit} unit={unit} text={behind[place] ?? ''} isSmall />
    </>
  );
}

/** The text for the back, where the label's ends meet. */
const behind: Partial<Record<FoundLabel['place'], string>> = {
  wrap: `${labelRules.overlap} mm overlap`,
  gap: `${labelRules.gap} mm gap`,
};

interface Body {
  readonly outline: string;
  readonly cap: string;
  /** Heights of the curved parts. */
  readonly above: number;
  readonly below: number;
}

/** The straight part is from 0 to its height; the parts above and below follow the diameter. */
const bottleOf = (d: number, s: number): Body => {
  const at = (share: number) => fine(share * d);
  return {
    outline: `M0 0C0 ${at(-0.15)} ${at(0.3)} ${at(-0.14)} ${at(0.3)} ${at(-0.27)}V${at(-0.34)}H${at(0.7)}V${at(-0.27)}C${at(0.7)} ${at(-0.14)} ${at(1)} ${at(-0.15)} ${at(1)} 0V${fine(s)}q0 ${at(0.07)} ${at(-0.07)} ${at(0.07)}H${at(0.07)}q${at(-0.07)} 0 ${at(-0.07)} ${at(-0.07)}Z`,
    cap: `M${at(0.27)} ${at(-0.32)}V${at(-0.54)}q0 ${at(-0.04)} ${at(0.04)} ${at(-0.04)}H${at(0.69)}q${at(0.04)} 0 ${at(0.04)} ${at(0.04)}V${at(-0.32)}Z`,
    above: 0.58 * d,
    below: 0.07 * d,
  };
};

const jarOf = (d: number, s: number, lid: number): Body => {
  const at = (share: number) => fine(share * d);
  const [left, right] = [fine((d - lid) / 2 - 0.02 * d), fine((d + lid) / 2 + 0.02 * d)];
  return {
    outline: `M0 0q0 ${at(-0.07)} ${at(0.07)} ${at(-0.07)}H${at(0.93)}q${at(0.07)} 0 ${at(0.07)} ${at(0.07)}V${fine(s)}q0 ${at(0.07)} ${at(-0.07)} ${at(0.07)}H${at(0.07)}q${at(-0.07)} 0 ${at(-0.07)} ${at(-0.07)}Z`,
    cap: `M${left} ${at(-0.07)}V${at(-0.24)}q0 ${at(-0.04)} ${at(0.04)} ${at(-0.04)}H${fine(right - 0.04 * d)}q${at(0.04)} 0 ${at(0.04)} ${at(0.04)}V${at(-0.07)}Z`,
    above: 0.28 * d,
    below: 0.07 * d,
  };
};
