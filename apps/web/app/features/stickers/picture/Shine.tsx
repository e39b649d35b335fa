import type { OutlineSize } from '@boxwright/pricing';
import type { StickerLook } from './looks.ts';
import { areaOf, moved } from './moved.ts';

interface ShineProps {
  id: string;
  look: StickerLook;
  size: OutlineSize;
  isPrinted: boolean;
}

/** The light on the film, above the print: a window that is mirrored, and the brightness around it. */
export function Shine({ id, look: { gloss, surface }, size, isPrinted }: ShineProps) {
  if (gloss === 0) return null;
  const { length, width } = size;
  const reach = length + width;
  // Foil shines by itself; ink and varnish on it less.
  const strength = surface === 'metallic' || surface === 'holographic' ? gloss * (isPrinted ? 0.6 : 0.4) : gloss;
  return (
    <>
      <defs>
        <linearGradient
          id={`${id}window`}
          gradientUnits="userSpaceOnUse"
          x1={0.1 * length}
          y1={0}
          x2={0.1 * length + 0.5 * reach}
          y2={0.34 * reach}
        >
          <stop offset="0.18" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.26" stopColor="#fff" stopOpacity={0.85 * strength} />
          <stop offset="0.38" stopColor="#fff" stopOpacity={0.5 * strength} />
          <stop offset="0.39" stopColor="#fff" stopOpacity={0.1 * strength} />
          <stop offset="0.43" stopColor="#fff" stopOpacity={0.1 * strength} />
          <stop offset="0.44" stopColor="#fff" stopOpacity={0.42 * strength} />
          <stop offset="0.53" stopColor="#fff" stopOpacity={0.12 * strength} />
          <stop offset="0.66" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}fall`} x2="1" y2="1">
          <stop stopColor="#fff" stopOpacity={0.3 * strength} />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#1c1a17" stopOpacity={0.26 * strength} />
        </linearGradient>
      </defs>
      <rect {...areaOf(size)} fill={`url(#${id}fall)`} />
      <rect {...areaOf(size, 0.8)} fill={`url(#${id}window)`} style={moved(0.42 * length, 0.2 * width)} />
    </>
  );
}
