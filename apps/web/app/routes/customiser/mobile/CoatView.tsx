import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Spinner } from '../../../ui/Spinner.tsx';
import { type SeenBox, seenBox } from '../seen-box.ts';

const FoldedCoat = lazy(() => import('./FoldedCoat.tsx'));

/** The box in 3D with its outer coating and its artwork; loaded only when it is opened. */
export function CoatView(seen: Omit<SeenBox, 'shared' | 'hasNote'>) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // It may have been opened before the script arrived.
    if (details.current?.open) setOpen(true);
  }, []);
  const { board, coating, artwork, place, print } = seen;
  const { variant } = seenBox(seen);
  if (variant === undefined || board === undefined) return null;
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => setOpen((was) => was || currentTarget.open)}
      className="crease border-t border-b py-2"
    >
      <summary className="min-h-11 cursor-pointer content-center font-medium">
        See the coating{artwork === null ? '' : ' and your artwork'} on the folded box
      </summary>
      <div className="pt-2 pb-3">
        {isOpen ? (
          <Suspense fallback={<Waiting />}>
            <FoldedCoat variant={variant} board={board} coating={coating} file={{ artwork, place, print }} />
          </Suspense>
        ) : (
          <noscript>The model needs JavaScript. Each coating’s picture above shows how it looks.</noscript>
        )}
      </div>
    </details>
  );
}

const Waiting = () => (
  <div className="flex aspect-[29/20] items-center justify-center rounded-lg border border-line bg-board">
    <Spinner />
  </div>
);
