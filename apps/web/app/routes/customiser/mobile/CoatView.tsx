import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Spinner } from '../../../ui/Spinner.tsx';
import { requestOf } from '../box-request.ts';
import type { CustomiserData } from '../load-customiser.ts';
import { seenBox } from '../seen-box.ts';
import type { BoxFormState } from '../use-box-form.ts';

const FoldedBox = lazy(() =>
  import('../../../features/dieline/FoldedBox.tsx').then(({ FoldedBox }) => ({ default: FoldedBox })),
);

/** The box in 3D with its outer coating; loaded only when it is opened. */
export function CoatView({ data, form }: { data: CustomiserData; form: BoxFormState }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // It may have been opened before the script arrived.
    if (details.current?.open) setOpen(true);
  }, []);
  const { choice, live } = form;
  const { offer } = data;
  const board = offer.boards.find(({ id }) => id === choice.boardId);
  const { variant } = seenBox({
    data,
    variant: offer.variants.find(({ id }) => id === choice.variantId),
    ownSize: choice.ownSize === null ? null : live.quotedSize,
    board,
  });
  if (variant === undefined || board === undefined) return null;
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => setOpen((was) => was || currentTarget.open)}
      className="crease border-t border-b py-2"
    >
      <summary className="min-h-11 cursor-pointer content-center font-medium">
        See the coating on the folded box
      </summary>
      <div className="pt-2 pb-3">
        {isOpen ? (
          <Suspense fallback={<Waiting />}>
            <FoldedBox
              styleId={variant.style}
              request={requestOf(variant, board)}
              still={null}
              name={variant.name}
              coating={offer.outerCoatings.find(({ id }) => id === choice.outerCoatingId)}
              isAsked
            />
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
