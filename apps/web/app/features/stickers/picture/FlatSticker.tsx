import { stickerBleed } from '@boxwright/contract';
import { type OutlineSize, outlinePath } from '@boxwright/pricing';
import { useId } from 'react';
import { Picture, type StickerPicture, type TracedCut } from './LiveSticker.tsx';
import { lookOf } from './looks.ts';

interface FlatStickerProps {
  outline: string;
  shapeName: string;
  size: OutlineSize;
  material: { readonly code: string };
  picture: StickerPicture;
  /** Replaces the shape's own outline. */
  cut: Pick<TracedCut, 'path'> | null;
}

/** Around the bleed, in mm as a share of the longer side. */
const room = 0.05;

/** The sticker flat, with its picture as it is printed: what is cut off is pale. */
export function FlatSticker({ outline, shapeName, size, material, picture, cut }: FlatStickerProps) {
  const id = useId();
  const look = lookOf(material.code);
  const shape = cut?.path ?? `M0 0${outlinePath(outline, size)}`;
  const around = stickerBleed + room * Math.max(size.length, size.width);
  return (
    <svg
      viewBox={`${-around} ${-around} ${size.length + 2 * around} ${size.width + 2 * around}`}
      role="img"
      aria-label={`${shapeName} sticker flat, with your picture as it is printed and cut`}
      className="h-36 w-full rounded-md border border-line bg-board"
    >
      <defs>
        <clipPath id={`${id}cut`}>
          <path d={shape} />
        </clipPath>
      </defs>
      <g opacity="0.25">
        <Picture picture={picture} isInked={false} />
      </g>
      <g clipPath={`url(#${id}cut)`} className="isolate">
        <path d={shape} className="fill-card" />
        <path d={shape} fill={look.face} fillOpacity={look.surface === 'clear' ? 0.1 : 1} />
        <Picture picture={picture} isInked={look.surface === 'kraft'} />
      </g>
      <path d={shape} strokeWidth="1.5" vectorEffect="non-scaling-stroke" className="fill-none stroke-cut" />
    </svg>
  );
}
