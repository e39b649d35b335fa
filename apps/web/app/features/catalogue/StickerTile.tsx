import type { StickerShape } from '@boxwright/contract';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useShell } from '../site/shell-data.ts';
import { startingWords } from '../stickers/price-words.ts';
import { TilePicture } from './ProductTile.tsx';

/** A sticker shape, linked to the sticker page with the shape and its position in the list. */
export function StickerTile({ shape, place }: { shape: StickerShape; place: number }) {
  const { minimumStickers } = useShell().company;
  return (
    <Link
      to={paths.stickerShape(shape.id)}
      state={{ shape, index: place }}
      className="group flex h-full flex-col overflow-hidden rounded-lg border border-line bg-card transition-colors hover:border-ink"
    >
      <TilePicture image={shape.image} alt={shape.imageAlt} />
      <span className="crease flex flex-1 flex-col border-t px-3 py-3 sm:px-4">
        <span className="font-semibold">
          {/* Lines may break after a slash; without that they break within the word. */}
          {shape.name.split(/(?<=\/)/).map((part, index) => (
            <Fragment key={part}>
              {index > 0 ? <wbr /> : null}
              {part}
            </Fragment>
          ))}
        </span>
        {shape.startingPrice === null ? null : (
          <span className="figures text-ink-soft text-sm">
            from {startingWords(shape.startingPrice, minimumStickers)} before GST
          </span>
        )}
      </span>
    </Link>
  );
}
