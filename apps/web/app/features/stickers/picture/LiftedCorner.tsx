import type { StickerLook } from './looks.ts';

interface CornerProps {
  id: string;
  shape: string;
  /** The part between the lines x + y = fold and x + y = reach is lifted. */
  fold: number;
  reach: number;
  look: StickerLook;
}

/** The part that the lifted corner uncovers, in its shadow. */
function Below({ id, shape, fold, reach, look }: CornerProps) {
  const isClear = look.surface === 'clear';
  return (
    <>
      <defs>
        <linearGradient id={`${id}under`} {...across(fold - 0.1 * (reach - fold), reach)}>
          <stop stopColor="#1c1a17" stopOpacity={isClear ? 0.3 : 0.5} />
          <stop offset="0.5" stopColor="#1c1a17" stopOpacity="0.14" />
          <stop offset="1" stopColor="#1c1a17" stopOpacity="0.03" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}shape)`}>
        <g clipPath={`url(#${id}lifted)`}>
          {isClear ? null : <path d={shape} fill="#f3ecda" />}
          <path d={shape} fill={`url(#${id}under)`} />
        </g>
      </g>
    </>
  );
}

/** The corner itself, rolled back over the fold: the side with the glue, round in the light. */
function Above({ id, shape, fold, reach, look }: CornerProps) {
  const depth = reach - fold;
  const isClear = look.surface === 'clear';
  return (
    <>
      <defs>
        <linearGradient id={`${id}roll`} {...across(fold, reach)}>
          <stop stopColor="#1c1a17" stopOpacity="0.34" />
          <stop offset="0.1" stopColor="#1c1a17" stopOpacity="0.08" />
          <stop offset="0.26" stopColor="#fff" stopOpacity="0.15" />
          <stop offset="0.42" stopColor="#fff" stopOpacity="0.85" />
          <stop offset="0.6" stopColor="#fff" stopOpacity="0.1" />
          <stop offset="0.8" stopColor="#1c1a17" stopOpacity="0.05" />
          <stop offset="1" stopColor="#1c1a17" stopOpacity="0.2" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}shape)`}>
        <g transform={`matrix(0 -1 -1 0 ${fold} ${fold})`}>
          <g clipPath={`url(#${id}lifted)`}>
            {/* Its shadow on the sticker: soft, because each of these strokes adds to it. */}
            {[0.3, 0.22, 0.14, 0.07].map((strength) => (
              <path
                key={strength}
                d={shape}
                stroke="#1c1a17"
                strokeOpacity="0.07"
                strokeWidth={strength * depth}
                strokeLinejoin="round"
                fill="none"
              />
            ))}
          </g>
        </g>
      </g>
      <g transform={`matrix(0 -1 -1 0 ${fold} ${fold})`}>
        <g clipPath={`url(#${id}lifted)`}>
          <path d={shape} fill={look.back} opacity={isClear ? 0.5 : 1} />
          <path d={shape} fill={`url(#${id}roll)`} />
          <path d={shape} stroke="#fff" strokeOpacity="0.7" strokeWidth={0.02 * depth} fill="none" />
        </g>
      </g>
    </>
  );
}

/** A gradient across the corner, between the lines x + y = from and x + y = to. */
const across = (from: number, to: number) => ({
  gradientUnits: 'userSpaceOnUse' as const,
  x1: from / 2,
  y1: from / 2,
  x2: to / 2,
  y2: to / 2,
});

export const LiftedCorner = { Below, Above };
