import type { Input } from '@boxwright/contract';
import { lazy, Suspense } from 'react';
import { useStarted } from '../../ui/use-started.ts';
import { beforeOrderWords, type ItemBefore } from './before-order.ts';

/** Loaded after the page, because most items have no file yet. */
const LineCheck = lazy(() => import('./LineCheck.tsx'));

interface FileStandingProps {
  line: Input<'GetLineCheck'>;
  item: ItemBefore & { readonly name: string };
  /** The page that shows where on the drawing something was found; null where there is none. */
  to?: string | null;
}

/** What is awaited of an item's artwork and proof before it is paid, and what the check of its file finds. */
export function FileStanding({ line, item, to = null }: FileStandingProps) {
  const isStarted = useStarted();
  const words = beforeOrderWords(item);
  if (words === '') return null;
  const isApproved = item.proofBefore?.isSame;
  return (
    <>
      <p className={`mt-1 text-[0.9375rem] ${isApproved ? 'text-teal' : 'text-ink-soft'}`}>{words}</p>
      {isStarted && item.hasFile && !isApproved ? (
        <Suspense>
          <LineCheck line={line} itemName={item.name} to={to} />
        </Suspense>
      ) : null}
    </>
  );
}
