import type { CartRow } from '@boxwright/contract';
import { lazy, type ReactNode, type Ref, Suspense } from 'react';
import { useStarted } from '../../ui/use-started.ts';
import type { HeldFile } from '../upload/use-held-files.ts';
import { editorOf } from './editor-of.ts';

/** Loaded after the page, because most orders come without a file. */
const ArtworkOfLine = lazy(() => import('./ArtworkOfLine.tsx'));
const CutAroundPicture = lazy(() => import('./CutAroundPicture.tsx'));

interface ArtworkOfItemProps {
  ref: Ref<HeldFile>;
  line: CartRow;
  /** What its controls call it. */
  itemName: string;
  /** What is known of its artwork, for pages without JavaScript. */
  known: ReactNode;
}

/** What can be done with an item's artwork before it is paid. */
export function ArtworkOfItem({ ref, line, itemName, known }: ArtworkOfItemProps) {
  const isStarted = useStarted();
  if (!isStarted) return known;
  return (
    <Suspense fallback={known}>
      {line.takesFile ? (
        <ArtworkOfLine ref={ref} line={line} itemName={itemName} editor={editorOf(line, line.lineId)} />
      ) : (
        <CutAroundPicture line={line} itemName={itemName} editor={editorOf(line, line.lineId)} />
      )}
    </Suspense>
  );
}
