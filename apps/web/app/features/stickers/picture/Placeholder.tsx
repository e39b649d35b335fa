import type { OutlineSize } from '@boxwright/pricing';

/** Stands for the buyer's design; keeps clear of the lifted corner. */
export function Placeholder({ size: { length, width } }: { size: OutlineSize }) {
  const least = Math.min(length, width);
  const [x, y] = [length / 2, width / 2 + least * 0.08];
  return (
    <g>
      <text
        x={x}
        y={y - least * 0.26}
        textAnchor="middle"
        fontSize={least * 0.1}
        className="fill-ink font-bold font-heading"
      >
        Your design
      </text>
      <circle cx={x} cy={y} r={least * 0.19} className="fill-vermilion" />
      <path
        d={`M${x} ${y + least * 0.19}v${-least * 0.29}m0 ${least * 0.13}l${-least * 0.09} ${-least * 0.09}m${least * 0.09} ${least * 0.14}l${least * 0.1} ${-least * 0.1}`}
        strokeWidth={least * 0.025}
        strokeLinecap="round"
        className="fill-none stroke-white"
      />
    </g>
  );
}
