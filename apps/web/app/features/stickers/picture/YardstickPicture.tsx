import { type Scene, yardsticks } from './scene.ts';

/** The coin or hand beside the sticker. */
export function YardstickPicture({ id, scene: { yardstick, beside } }: { id: string; scene: Scene }) {
  return <g transform={`translate(${beside.x} ${beside.y})`}>{yardstick === 'coin' ? <Coin id={id} /> : <Hand />}</g>;
}

/** A ten-rupee coin: a ring of brass around a core of nickel. */
function Coin({ id }: { id: string }) {
  const r = yardsticks.coin.width / 2;
  const rays = Array.from({ length: 10 }, (_, place) => {
    const turn = (place / 10) * 2 * Math.PI + 0.31;
    const at = (radius: number) => `${(radius * Math.cos(turn)).toFixed(2)} ${(radius * Math.sin(turn)).toFixed(2)}`;
    return `M${at(10.2)}L${at(12.2)}`;
  });
  return (
    <g transform={`translate(${r} ${r})`}>
      <defs>
        <linearGradient id={`${id}brass`} x1="0.1" y1="0" x2="0.9" y2="1">
          <stop stopColor="#f0d795" />
          <stop offset="0.45" stopColor="#cda34a" />
          <stop offset="1" stopColor="#94712a" />
        </linearGradient>
        <linearGradient id={`${id}nickel`} x1="0.1" y1="0" x2="0.9" y2="1">
          <stop stopColor="#f1f1ee" />
          <stop offset="0.5" stopColor="#c9c9c4" />
          <stop offset="1" stopColor="#9c9c96" />
        </linearGradient>
      </defs>
      <g fill="#3b2f1e">
        <circle cx="1.3" cy="1.7" r={r + 1.1} opacity="0.07" />
        <circle cx="1" cy="1.3" r={r + 0.5} opacity="0.1" />
        <circle cx="0.6" cy="0.8" r={r} opacity="0.16" />
      </g>
      <circle r={r} fill={`url(#${id}brass)`} />
      <circle r={r - 0.6} fill="none" stroke="#fff3cf" strokeOpacity="0.7" strokeWidth="0.3" />
      <path d={rays.join('')} stroke="#8c6a26" strokeOpacity="0.6" strokeWidth="0.7" strokeLinecap="round" />
      <circle r="9.1" fill={`url(#${id}nickel)`} stroke="#7d6226" strokeOpacity="0.6" strokeWidth="0.35" />
      <text y="3.7" textAnchor="middle" fontSize="10.5" fill="#4f4e49" className="font-bold font-heading">
        10
      </text>
      <text y="-4.6" textAnchor="middle" fontSize="3" fill="#6b6a64" className="font-semibold font-text">
        ₹
      </text>
    </g>
  );
}

const fingers = [
  [27, 92, 21, 34, 16.5],
  [43, 88, 42, 21, 17],
  [59, 90, 64, 28, 16.5],
  [74, 98, 85, 50, 14],
] as const;

/** A hand cut from kraft board. */
function Hand() {
  return (
    <g transform="translate(14 -3)">
      <g opacity="0.16" transform="translate(3 4)" className="fill-ink stroke-ink">
        <Palm />
      </g>
      <g className="fill-kraft stroke-kraft">
        <Palm />
      </g>
      <g fill="none" strokeDasharray="3 2.4" strokeWidth="0.7" className="stroke-kraft-deep" opacity="0.7">
        <path d="M20 100q26 -6 62 6M24 126q24 -2 34 20M26 112q30 0 50 18" />
      </g>
    </g>
  );
}

const Palm = () => (
  <>
    <path
      d="M19 90C34 80 66 82 80 94C84 112 82 130 76 146C72 160 72 172 72 186H32C32 174 30 164 24 152C16 136 14 110 19 90z"
      stroke="none"
    />
    <g fill="none" strokeLinecap="round">
      {fingers.map(([fromX, fromY, toX, toY, thick]) => (
        <path key={fromX} d={`M${fromX} ${fromY}L${toX} ${toY}`} strokeWidth={thick} />
      ))}
      <path d="M27 140Q8 122 -3 96" strokeWidth="18" />
    </g>
  </>
);
