import type { CartRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { NoFileYet } from './NoFileYet.tsx';

interface CutAroundPictureProps {
  line: CartRow;
  itemName: string;
  /** The page that edits the stickers; null where there is none. */
  editor: string | null;
}

/** Stickers whose cut and price follow from their picture: it is sent on their page, which shows both, or its buyer says when it comes. */
export function CutAroundPicture({ line, itemName, editor }: CutAroundPictureProps) {
  const picture = line.sticker?.artwork ?? null;
  return (
    <>
      {picture === null ? null : <p className="wrap-anywhere mt-1">Artwork: {picture.name}</p>}
      <p className="mt-1 text-[0.9375rem] text-ink-soft">
        These stickers are cut around their picture, so their cut and their price follow from it.
      </p>
      {editor === null ? null : (
        <Link
          to={editor}
          className="inline-flex min-h-11 items-center font-semibold text-[0.9375rem] underline underline-offset-4"
        >
          {picture === null ? 'Send the picture on their page' : 'Change the picture on their page'}
          <span className="sr-only">: {itemName}</span>
        </Link>
      )}
      {picture === null ? (
        <>
          <p className="mt-2 font-semibold">No file yet?</p>
          <NoFileYet line={line} itemName={itemName} />
        </>
      ) : null}
    </>
  );
}
