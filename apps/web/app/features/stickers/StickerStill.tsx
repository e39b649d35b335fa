import { useId } from 'react';
import { type OutlineSize, outlinePath, reachOf } from './outline-path.ts';
import { lookOf, type StickerLook } from './sticker-looks.ts';

interface StickerStillProps {
  outline: string;
  shapeName: string;
  size: OutlineSize;
  material: { readonly code: string; readonly name: string };
}

/** Diameter of a ten-rupee coin, mm. */
const coin = 27;

/** The sticker in its shape, size and material, peeled off a little, with a coin beside it in the same scale. */
export function StickerStill({ outline, shapeName, size, material }: StickerStillProps) {
  const id = useId();
  const { length, width } = size;
  const gap = Math.max(8, Math.min(length, 120) * 0.12);
  const edge = 0.09 * Math.max(length + gap + coin, width);
  const tall = Math.max(width, coin);
  const frame = { width: length + gap + coin + 2 * edge, height: tall + 2 * edge };
  const look = lookOf(material.code);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={`${shapeName} sticker, ${length} × ${width} mm, on ${material.name}, beside a ten-rupee coin of ${coin} mm`}
      className="aspect-[3/2] w-full rounded-md border border-line bg-board"
    >
      {look.isClear ? <Behind frame={frame} /> : null}
      <g transform={`translate(${edge} ${edge + (tall - width) / 2})`}>
        <Peeled id={id} outline={outline} size={size} look={look} />
      </g>
      <Coin x={frame.width - edge - coin / 2} y={frame.height - edge - coin / 2} />
    </svg>
  );
}

/** What a clear sticker is seen on. */
function Behind({ frame }: { frame: { width: number; height: number } }) {
  const stripe = frame.width / 9;
  return (
    <g className="fill-kraft" opacity="0.4">
      {[0, 2, 4, 6, 8].map((place) => (
        <rect key={place} x={place * stripe} width={stripe} height={frame.height} />
      ))}
    </g>
  );
}

interface PeeledProps {
  id: string;
  outline: string;
  size: OutlineSize;
  look: StickerLook;
}

/** The sticker, its lower right corner folded back over the line x + y = fold. */
function Peeled({ id, outline, size, look }: PeeledProps) {
  const { length, width } = size;
  const shape = `M0 0${outlinePath(outline, size)}`;
  const least = Math.min(length, width);
  const fold = reachOf(outline, size) - least * 0.2;
  const far = 2 * (length + width);
  return (
    <>
      <defs>
        <linearGradient id={`${id}film`} x1="0" y1="0" x2="1" y2="0.7">
          {look.film.map(([place, colour]) => (
            <stop key={place} offset={`${place}%`} stopColor={colour} />
          ))}
        </linearGradient>
        <linearGradient id={`${id}gloss`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="18%" stopColor="#fff" stopOpacity="0" />
          <stop offset="34%" stopColor="#fff" stopOpacity={look.gloss} />
          <stop offset="42%" stopColor="#fff" stopOpacity={look.gloss * 0.3} />
          <stop offset="60%" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <clipPath id={`${id}shape`}>
          <path d={shape} />
        </clipPath>
        <clipPath id={`${id}flat`}>
          <path d={`M${-far} ${fold + far}L${fold + far} ${-far}H${-far}Z`} />
        </clipPath>
        <clipPath id={`${id}lifted`}>
          <path d={`M${-far} ${fold + far}L${fold + far} ${-far}V${far}H${-far}Z`} />
        </clipPath>
      </defs>
      {/* The backing below the lifted corner. */}
      <path d={shape} className="fill-line" opacity={look.isClear ? 0.35 : 0.8} />
      <g clipPath={`url(#${id}flat)`}>
        <g clipPath={`url(#${id}shape)`}>
          <path d={shape} fill={`url(#${id}film)`} opacity={look.isClear ? 0.28 : 1} />
          {look.hasFibres ? <Fibres size={size} /> : null}
          <Print size={size} />
          <path d={shape} fill={`url(#${id}gloss)`} />
        </g>
        <path d={shape} strokeWidth={least * 0.012} className="fill-none stroke-line-strong" opacity="0.55" />
      </g>
      {/* Reflected in the fold: the side with the glue. */}
      <g transform={`matrix(0 -1 -1 0 ${fold} ${fold})`}>
        <g clipPath={`url(#${id}lifted)`}>
          <path
            d={shape}
            className="fill-ink"
            opacity="0.14"
            transform={`translate(${least * 0.03} ${-least * 0.02})`}
          />
          <path d={shape} fill={look.isClear ? '#f6f2ea' : '#ece5d8'} opacity={look.isClear ? 0.75 : 1} />
        </g>
      </g>
    </>
  );
}

/** Stands for the buyer's design; clear of the folded corner. */
function Print({ size: { length, width } }: { size: OutlineSize }) {
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

function Fibres({ size: { length, width } }: { size: OutlineSize }) {
  const step = Math.min(length, width) / 7;
  const lines = Array.from({ length: 60 }, (_, number) => {
    // Spread evenly without repeating: the golden angle.
    const [x, y] = [((number * 0.618) % 1) * length, ((number * 0.382 + 0.17 * (number % 5)) % 1) * width];
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(step * Math.cos(number)).toFixed(1)} ${(step * 0.4 * Math.sin(number)).toFixed(1)}`;
  });
  return <path d={lines.join('')} strokeWidth={step * 0.06} className="fill-none stroke-kraft-deep" opacity="0.45" />;
}

function Coin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={coin / 2} fill="#c9a44c" />
      <circle r={coin / 2 - 0.8} fill="none" stroke="#a98436" strokeWidth="0.4" />
      <circle r="9" fill="#cfcfca" stroke="#a3a39c" strokeWidth="0.4" />
      <text y="3.4" textAnchor="middle" fontSize="9.5" fill="#55544e" className="font-bold font-heading">
        10
      </text>
    </g>
  );
}
