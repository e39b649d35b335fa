import type { CartRow } from '@boxwright/contract';
import type { ReactNode, Ref } from 'react';
import { island } from '../../ui/island.tsx';
import type { HeldFile } from '../upload/use-held-files.ts';
import { editorOf } from './editor-of.ts';
import { PlainFileOfLine } from './PlainFileOfLine.tsx';

/** Their scripts come after the page's, because most orders come without a file. */
const afterThePage = { atOnce: () => true };
const ArtworkOfLine = island(() => import('./ArtworkOfLine.tsx').then((part) => part.ArtworkOfLine), afterThePage);
const CutAroundPicture = island(
  () => import('./CutAroundPicture.tsx').then((part) => part.CutAroundPicture),
  afterThePage,
);
interface ArtworkOfItemProps {
  ref: Ref<HeldFile>;
  line: CartRow;
  /** What its controls call it. */
  itemName: string;
  /** What is known of its artwork, for pages without JavaScript, as the server renders them. */
  known: ReactNode;
  /** The order on whose checkout it stands; null in the cart. */
  orderId: number | null;
}

/** What can be done with an item's artwork before it is paid. */
export function ArtworkOfItem({ ref, line, itemName, known, orderId }: ArtworkOfItemProps) {
  const editor = editorOf(line, line.lineId);
  return (
    <>
      <div className="noscript:hidden">
        {line.takesFile ? (
          <ArtworkOfLine ref={ref} line={line} itemName={itemName} editor={editor} />
        ) : (
          <CutAroundPicture line={line} itemName={itemName} editor={editor} />
        )}
      </div>
      {/* Browsers with scripts never render it, so theirs have no part of it. */}
      <noscript>
        {import.meta.env.SSR ? (
          <>
            {known}
            {line.takesFile ? <PlainFileOfLine line={line} itemName={itemName} orderId={orderId} /> : null}
          </>
        ) : null}
      </noscript>
    </>
  );
}
