import type { CartRow } from '@boxwright/contract';
import { Link } from 'react-router';
import { NoFileYet } from './NoFileYet.tsx';

interface NoPictureYetProps {
  line: CartRow;
  itemName: string;
  /** The page that edits the stickers; null where there is none. */
  editor: string | null;
}

/** Stickers without a picture: it is placed on their page, or its buyer says when it comes. */
export default function NoPictureYet({ line, itemName, editor }: NoPictureYetProps) {
  return (
    <details className="mt-1" open={line.artworkWish !== null || undefined}>
      <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
        No picture yet?<span className="sr-only"> For {itemName}</span>
      </summary>
      {editor === null ? null : (
        <Link to={editor} className="inline-flex min-h-11 items-center text-[0.9375rem] underline underline-offset-4">
          Put it on the sticker, and see it at once<span className="sr-only">: {itemName}</span>
        </Link>
      )}
      <NoFileYet line={line} itemName={itemName} />
    </details>
  );
}
