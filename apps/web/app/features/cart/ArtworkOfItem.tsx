import { type CartRow, cartFileForm, printsInside } from '@boxwright/contract';
import type { ReactNode, Ref } from 'react';
import { island } from '../../ui/island.tsx';
import { PlainFileForm } from '../upload/PlainFileForm.tsx';
import type { HeldFile } from '../upload/use-held-files.ts';
import { editorOf } from './editor-of.ts';

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
  /** What is known of its artwork, for pages without JavaScript. */
  known: ReactNode;
  /** The order on whose checkout it stands; null in the cart. */
  orderId: number | null;
}

/** What can be done with an item's artwork before it is paid. */
export function ArtworkOfItem({ ref, line, itemName, known, orderId }: ArtworkOfItemProps) {
  const { cartId, lineId } = line;
  const editor = editorOf(line, lineId);
  return (
    <>
      <div className="noscript:hidden">
        {line.takesFile ? (
          <ArtworkOfLine ref={ref} line={line} itemName={itemName} editor={editor} />
        ) : (
          <CutAroundPicture line={line} itemName={itemName} editor={editor} />
        )}
      </div>
      <div className="hidden noscript:block">
        {known}
        {line.takesFile ? (
          <PlainFileForm
            action={cartFileForm({ cartId, lineId, orderId })}
            itemName={itemName}
            hasFile={(line.artwork ?? line.sticker?.artwork ?? null) !== null}
            hasInside={printsInside(line.print)}
          />
        ) : null}
      </div>
    </>
  );
}
