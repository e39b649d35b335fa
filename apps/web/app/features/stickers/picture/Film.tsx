import type { OutlineSize } from '@boxwright/pricing';
import { Hologram, Metal } from './Foil.tsx';
import type { StickerLook } from './looks.ts';
import { areaOf } from './moved.ts';

interface FilmProps {
  id: string;
  look: StickerLook;
  size: OutlineSize;
}

/** The material itself, without the light on it. Drawn beyond the sticker; the cut clips it. */
export function Film({ id, look, size }: FilmProps) {
  const area = areaOf(size);
  if (look.surface === 'clear') return <rect {...area} fill={look.face} opacity="0.1" />;
  if (look.surface === 'metallic') return <Metal id={id} size={size} />;
  if (look.surface === 'holographic') return <Hologram id={id} size={size} />;
  return (
    <>
      <rect {...area} fill={look.face} />
      {look.surface === 'kraft' ? <Fibres size={size} /> : null}
      {look.surface === 'gloss' ? <Grain id={id} size={size} /> : null}
    </>
  );
}

/** Points at random, but the same each time, so that server and browser draw them alike. */
const scatter = (count: number, { length, width }: OutlineSize): readonly (readonly [x: number, y: number])[] => {
  let seed = 20_261;
  const next = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >> 8) / 0x7fffff;
  };
  return Array.from({ length: count }, () => [next() * length, next() * width]);
};

const one = (number: number) => number.toFixed(1);

/** Fibres of unbleached paper, dark and light: few, but enough to look like all of them. */
function Fibres({ size }: { size: OutlineSize }) {
  const step = Math.max(2, Math.min(size.length, size.width) / 9);
  const lines = (count: number, turn: number, reach: number) =>
    scatter(count, size)
      .map(([x, y], number) => {
        const angle = number * turn;
        const [right, down] = [reach * step * Math.cos(angle), 0.6 * reach * step * Math.sin(angle)];
        return `M${one(x)} ${one(y)}q${one(right / 2 + down / 3)} ${one(down / 2 - right / 4)} ${one(right)} ${one(down)}`;
      })
      .join('');
  return (
    <g fill="none" strokeLinecap="round">
      <path d={lines(60, 2.4, 0.9)} stroke="#8a6238" strokeWidth={step * 0.035} strokeOpacity="0.55" />
      <path d={lines(45, 1.7, 1.2)} stroke="#e0bd8d" strokeWidth={step * 0.04} strokeOpacity="0.7" />
      <path d={lines(110, 5.1, 0.1)} stroke="#5f4122" strokeWidth={step * 0.07} strokeOpacity="0.5" />
    </g>
  );
}

/** The tooth of coated paper. */
function Grain({ id, size }: { id: string; size: OutlineSize }) {
  const tile = Math.max(4, Math.min(size.length, size.width) / 3);
  const dots = scatter(46, { length: tile, width: tile })
    .map(([x, y]) => `M${one(x)} ${one(y)}h${(tile * 0.012).toFixed(2)}`)
    .join('');
  return (
    <>
      <defs>
        <pattern id={`${id}grain`} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path d={dots} stroke="#7d705c" strokeOpacity="0.13" strokeWidth={tile * 0.012} />
        </pattern>
      </defs>
      <rect {...areaOf(size)} fill={`url(#${id}grain)`} />
    </>
  );
}
