import type { LaidFile } from '@boxwright/contract';
import { type OutlineSize, outlinePath, reachOf } from '@boxwright/pricing';
import { useId, useRef } from 'react';
import { LaidImage } from '../../../ui/LaidImage.tsx';
import { Film } from './Film.tsx';
import { GroundPicture } from './GroundPicture.tsx';
import { LiftedCorner } from './LiftedCorner.tsx';
import { lookOf, type StickerLook } from './looks.ts';
import { Placeholder } from './Placeholder.tsx';
import { Shine } from './Shine.tsx';
import { sceneOf, yardsticks } from './scene.ts';
import { useMovingLight } from './use-moving-light.ts';
import { YardstickPicture } from './YardstickPicture.tsx';

/** A buyer's picture on the sticker. */
export interface StickerPicture {
  readonly href: string;
  /** Where white lies below it; null where all of it has white, or none of it. */
  readonly white: string | null;
  /** In its own size, with the matrix from there to the sticker. */
  readonly laid: LaidFile;
}

/** A cut that was traced around the picture: an SVG path in mm, and how far it reaches to the lower right. */
export interface TracedCut {
  readonly path: string;
  readonly reach: number;
}

interface LiveStickerProps {
  outline: string;
  shapeName: string;
  size: OutlineSize;
  /** The size to name in texts. */
  statedSize: OutlineSize;
  material: { readonly code: string; readonly name: string };
  /** Null until there is one. */
  picture: StickerPicture | null;
  /** Replaces the shape's own outline. */
  cut: TracedCut | null;
}

/**
 * How much of its shorter side is lifted at the lower right, by outline; less for a heart, whose long flank would show
 * too much.
 */
const lifted: Readonly<Record<string, number>> = { rectangle: 0.36, heart: 0.13 };

const edgeOf = ({ surface }: StickerLook) =>
  surface === 'clear' ? { stroke: '#fff', strokeOpacity: 0.6 } : { stroke: '#1c1a17', strokeOpacity: 0.2 };

/** The sticker in its shape, size and material, peeled off a little, beside a coin or a hand in the same scale. */
export function LiveSticker({ outline, shapeName, size, statedSize, material, picture, cut }: LiveStickerProps) {
  const id = useId();
  const look = lookOf(material.code);
  const scene = sceneOf(size, look);
  const { frame, sticker, yardstick } = scene;
  const drawing = useRef<SVGSVGElement>(null);
  useMovingLight(drawing, look.gloss > 0);
  const shape = cut?.path ?? `M0 0${outlinePath(outline, size)}`;
  const reach = cut?.reach ?? reachOf(outline, size);
  const { length, width } = size;
  const least = Math.min(length, width);
  const fold = reach - least * (cut === null ? (lifted[outline] ?? 0.24) : 0.2);
  const far = 4 * (length + width);
  const what = picture === null ? '' : ' with your picture';
  return (
    <svg
      ref={drawing}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={`${shapeName} sticker, ${statedSize.length} × ${statedSize.width} mm, on ${material.name}${what}, beside ${yardsticks[yardstick].words}`}
      className="aspect-[3/2] w-full rounded-md border border-line"
    >
      <defs>
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
      <GroundPicture id={id} scene={scene} shape={shape} isClear={look.surface === 'clear'} />
      <g transform={`translate(${sticker.x} ${sticker.y})`}>
        <LiftedCorner.Below id={id} shape={shape} fold={fold} reach={reach} look={look} />
        <g clipPath={`url(#${id}flat)`}>
          <g clipPath={`url(#${id}shape)`} className="isolate">
            <Film id={id} look={look} size={size} />
            {picture === null ? (
              <Placeholder size={size} />
            ) : (
              <Picture picture={picture} isInked={look.surface === 'kraft'} />
            )}
            <Shine id={id} look={look} size={size} isPrinted={picture !== null} />
          </g>
          <path d={shape} strokeWidth={0.01 * least} {...edgeOf(look)} fill="none" />
          {cut === null ? null : (
            <path d={shape} strokeWidth="1.5" vectorEffect="non-scaling-stroke" className="fill-none stroke-cut" />
          )}
        </g>
        <LiftedCorner.Above id={id} shape={shape} fold={fold} reach={reach} look={look} />
      </g>
      <YardstickPicture id={id} scene={scene} />
    </svg>
  );
}

/**
 * Paper shows through ink on kraft. On all other materials ink is opaque, because there is white below it; where the
 * buyer's own white is, which may be without ink above it.
 */
export function Picture({ picture: { href, white, laid }, isInked }: { picture: StickerPicture; isInked: boolean }) {
  return (
    <>
      {white === null ? null : <LaidImage href={white} laid={laid} />}
      <LaidImage href={href} laid={laid} className={isInked || white !== null ? 'mix-blend-multiply' : undefined} />
    </>
  );
}
