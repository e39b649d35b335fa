import type { Scene } from './scene.ts';

interface GroundProps {
  id: string;
  scene: Scene;
  /** The sticker's outline, for its shadow. */
  shape: string;
  /** Whether it is clear and shows what its shadow would hide. */
  isClear: boolean;
}

/** The table in soft light from the upper left, and what the sticker is on. */
export function GroundPicture({ id, scene, shape, isClear }: GroundProps) {
  const { frame, ground, sticker } = scene;
  return (
    <>
      <defs>
        <radialGradient id={`${id}table`} cx="0.3" cy="0.22" r="1">
          <stop stopColor="#fdfaf3" />
          <stop offset="0.55" stopColor="#f3ecdf" />
          <stop offset="1" stopColor="#dccfb9" />
        </radialGradient>
      </defs>
      <rect width={frame.width} height={frame.height} fill={ground === 'pane' ? '#dfe9e6' : `url(#${id}table)`} />
      {ground === 'liner' ? (
        <Liner scene={scene} />
      ) : ground === 'jar' ? (
        <Jar id={id} scene={scene} />
      ) : (
        <Pane id={id} scene={scene} />
      )}
      {/* The sticker's own thickness. */}
      {isClear ? null : (
        <g transform={`translate(${sticker.x} ${sticker.y})`}>
          <path
            d={shape}
            fill="#1c1a17"
            opacity="0.1"
            transform={`translate(${frame.width * 0.004} ${frame.width * 0.005})`}
          />
          <path
            d={shape}
            fill="#1c1a17"
            opacity="0.14"
            transform={`translate(${frame.width * 0.0018} ${frame.width * 0.0022})`}
          />
        </g>
      )}
    </>
  );
}

interface Shadowed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx?: number;
}

/**
 * A soft shadow to the lower right. Several plain shapes cost less than a filter, which would run again whenever the
 * light moves.
 */
function Shadow({ of: { x, y, width, height, rx = 0 }, lift }: { of: Shadowed; lift: number }) {
  return (
    <g fill="#3b2f1e" opacity="0.9">
      {[1.6, 1.2, 0.8, 0.45, 0.2].map((part) => (
        <rect
          key={part}
          x={x + lift * 0.5 - lift * part * 0.35}
          y={y + lift * 0.75 - lift * part * 0.35}
          width={width + lift * part * 0.7}
          height={height + lift * part * 0.7}
          rx={rx + lift * part * 0.5}
          opacity="0.055"
        />
      ))}
    </g>
  );
}

/** The siliconised paper that it is peeled from. */
function Liner({ scene: { base, frame } }: { scene: Scene }) {
  const rx = 0.02 * Math.min(base.width, base.height);
  const sheet = { ...base, rx };
  return (
    <>
      <Shadow of={sheet} lift={0.016 * frame.width} />
      <rect {...sheet} fill="#f7f1e1" />
      <rect {...sheet} fill="none" stroke="#fff" strokeWidth={0.0025 * frame.width} />
    </>
  );
}

/** A jar of honey. */
function Jar({ id, scene: { base, frame } }: { id: string; scene: Scene }) {
  const { x, y, width, height } = base;
  const lid = 0.17 * width;
  const neck = 0.05 * width;
  const [bodyTop, bottom] = [y + lid, y + height];
  const round = 0.13 * width;
  const inset = 0.035 * width;
  const body = `M${x + neck} ${bodyTop}H${x + width - neck}q${neck} ${0.02 * width} ${neck} ${round}V${bottom - round}q0 ${round} ${-round} ${round}H${x + round}q${-round} 0 ${-round} ${-round}V${bodyTop + round}q0 ${-round + 0.02 * width} ${neck} ${-round}z`;
  const inside = {
    x: x + inset,
    y: bodyTop + 0.06 * width,
    width: width - 2 * inset,
    height: height - lid - 0.06 * width - inset,
  };
  const ridge = width / 26;
  return (
    <>
      <defs>
        <linearGradient id={`${id}honey`}>
          <stop stopColor="#7e3f08" />
          <stop offset="0.1" stopColor="#b8660f" />
          <stop offset="0.34" stopColor="#eda42c" />
          <stop offset="0.52" stopColor="#dd8a1b" />
          <stop offset="0.86" stopColor="#a95a0c" />
          <stop offset="1" stopColor="#6e3506" />
        </linearGradient>
        <linearGradient id={`${id}deep`} x2="0" y2="1">
          <stop stopColor="#fff3c9" stopOpacity="0.32" />
          <stop offset="0.3" stopColor="#fff3c9" stopOpacity="0" />
          <stop offset="1" stopColor="#4a2103" stopOpacity="0.42" />
        </linearGradient>
        <linearGradient id={`${id}lid`}>
          <stop stopColor="#2f2a22" />
          <stop offset="0.2" stopColor="#6d6353" />
          <stop offset="0.36" stopColor="#a2967f" />
          <stop offset="0.6" stopColor="#514838" />
          <stop offset="1" stopColor="#231f18" />
        </linearGradient>
        <linearGradient id={`${id}glass`}>
          <stop stopColor="#fff" stopOpacity="0.75" />
          <stop offset="0.05" stopColor="#fff" stopOpacity="0.12" />
          <stop offset="0.13" stopColor="#fff" stopOpacity="0.06" />
          <stop offset="0.15" stopColor="#fff" stopOpacity="0.55" />
          <stop offset="0.2" stopColor="#fff" stopOpacity="0.5" />
          <stop offset="0.215" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.9" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.94" stopColor="#fff" stopOpacity="0.28" />
          <stop offset="1" stopColor="#fff" stopOpacity="0.1" />
        </linearGradient>
      </defs>
      <Shadow
        of={{ x: x + round / 2, y: bottom - round, width: width - round, height: round, rx: round / 2 }}
        lift={0.03 * frame.width}
      />
      <path d={body} fill="#e9efe9" />
      <rect {...inside} rx={round - inset} fill={`url(#${id}honey)`} />
      <rect {...inside} rx={round - inset} fill={`url(#${id}deep)`} />
      <path d={body} fill={`url(#${id}glass)`} stroke="#8d7a55" strokeOpacity="0.45" strokeWidth={0.005 * width} />
      <rect
        x={x + neck - inset}
        y={y}
        width={width - 2 * neck + 2 * inset}
        height={lid}
        rx={0.03 * width}
        fill={`url(#${id}lid)`}
      />
      <path
        d={Array.from({ length: 23 }, (_, place) => `M${x + neck + place * ridge} ${y + 0.3 * lid}v${0.6 * lid}`).join(
          '',
        )}
        stroke="#17140f"
        strokeOpacity="0.35"
        strokeWidth={ridge * 0.28}
      />
      <path
        d={`M${x + neck} ${y + 0.2 * lid}h${width - 2 * neck}`}
        stroke="#fff"
        strokeOpacity="0.22"
        strokeWidth={0.05 * lid}
      />
    </>
  );
}

/** A shop's window, with the street behind it out of focus. */
function Pane({ id, scene: { frame } }: { id: string; scene: Scene }) {
  const { width, height } = frame;
  return (
    <>
      <defs>
        <linearGradient id={`${id}street`} x2="0" y2="1">
          <stop stopColor="#dfeaea" />
          <stop offset="0.5" stopColor="#b9cfcb" />
          <stop offset="0.52" stopColor="#8fa79f" />
          <stop offset="1" stopColor="#c9c2ae" />
        </linearGradient>
        <radialGradient id={`${id}lamp`}>
          <stop stopColor="#fff2cf" stopOpacity="0.85" />
          <stop offset="0.7" stopColor="#ffe7ad" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ffe7ad" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}street)`} />
      {[
        [0.12, 0.22, 0.07],
        [0.34, 0.36, 0.045],
        [0.55, 0.16, 0.06],
        [0.72, 0.42, 0.08],
        [0.9, 0.24, 0.05],
      ].map(([x = 0, y = 0, r = 0]) => (
        <circle key={x} cx={x * width} cy={y * height} r={r * width} fill={`url(#${id}lamp)`} />
      ))}
      <path
        d={`M${0.05 * width} ${height}L${0.45 * width} 0H${0.6 * width}L${0.2 * width} ${height}zM${0.26 * width} ${height}L${0.66 * width} 0h${0.04 * width}L${0.3 * width} ${height}z`}
        fill="#fff"
        opacity="0.16"
      />
    </>
  );
}
