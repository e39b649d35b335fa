import { chosenPrint, printsInside } from '@boxwright/contract';
import { memo } from 'react';
import { CustomBoxButton } from '../../features/custom-box/CustomBoxButton.tsx';
import { paths } from '../../paths.ts';
import { DielineReady } from './DielineReady.tsx';
import { ShareLink } from './ShareLink.tsx';
import { type SeenBox, seenBox } from './seen-box.ts';

/** The chosen box's dieline and description. */
export const BoxDetails = memo(function BoxDetails(seen: SeenBox) {
  const { data, ownSize, board, artwork, shared, hasNote } = seen;
  const { variant, isFirst } = seenBox(seen);
  if (variant === undefined) return null;
  return (
    <>
      {board === undefined ? null : (
        <DielineReady
          variant={variant}
          board={board}
          first={data.drawing}
          isFirst={isFirst}
          hasInside={printsInside(chosenPrint(seen.print, variant.style))}
        />
      )}
      <div className="crease mt-6 border-t pt-5">
        <p className="max-w-prose text-ink-soft">
          {ownSize === null
            ? variant.longDescription
            : `${data.styles[variant.style]?.name ?? 'A box'} in your own size, with a drawing and a die of its own. When you order it again, the die is there already.`}
        </p>
        <div className="flex flex-wrap gap-x-8">
          <ShareLink
            address={() => `${data.publicUrl}${paths.publicVariant(variant.route)}?${shared.current}`}
            shows={
              [hasNote && 'read your note', artwork && 'see your artwork'].filter(Boolean).join(' and ') || undefined
            }
          />
          <CustomBoxButton words />
        </div>
      </div>
    </>
  );
});
