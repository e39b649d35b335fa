import type { CartRow } from '@boxwright/contract';
import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import { useStarted } from '../../ui/use-started.ts';
import type { HeldFile } from '../upload/use-held-files.ts';
import { editorOf } from './editor-of.ts';

/** Loaded after the page, because most orders come without a file. */
const ArtworkOfLine = lazy(() => import('./ArtworkOfLine.tsx'));
const NoPictureYet = lazy(() => import('./NoPictureYet.tsx'));

interface ArtworkOfItemProps {
  ref: Ref<HeldFile>;
  line: CartRow;
  /** What its controls call it. */
  itemName: string;
  /** What is known of its artwork, for pages without JavaScript. */
  known: ReactNode;
}

/** What can be done with a box's artwork before it is paid, and what the buyer of stickers without a picture says. */
export function ArtworkOfItem({ ref, line, itemName, known }: ArtworkOfItemProps) {
  const isStarted = useStarted();
  if (!isStarted) return known;
  return (
    <Suspense fallback={known}>
      {line.kind === 'sticker' ? (
        <NoPictureYet line={line} itemName={itemName} editor={editorOf(line, line.lineId)} />
      ) : (
        <ArtworkOfLine ref={ref} line={line} itemName={itemName} />
      )}
    </Suspense>
  );
}
