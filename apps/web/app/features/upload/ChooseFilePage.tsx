import { type ArtworkRow, artworkPreviewAddress, insidePageOf } from '@boxwright/contract';
import { Button } from '../../ui/Button.tsx';
import { ChoosePage } from './ChoosePage.tsx';
import type { ArtworkUpload } from './use-artwork-upload.ts';

interface ChooseFilePageProps {
  upload: ArtworkUpload;
  choosing: ArtworkRow;
  /** Whether the item is printed inside as well, with the page that follows the chosen one. */
  hasInside: boolean;
}

/** Shows the pages of a file that has several, and sends the chosen one. */
export function ChooseFilePage({ upload, choosing, hasInside }: ChooseFilePageProps) {
  const { name, page, token, previewWidth, previewHeight } = choosing;
  const inside = insidePageOf(choosing);
  return (
    <>
      <img
        src={artworkPreviewAddress(token)}
        alt={`Page ${page} of ${name}`}
        width={previewWidth}
        height={previewHeight}
        className="mb-2 h-auto max-h-60 w-auto max-w-full border border-line"
      />
      <ChoosePage row={choosing} turnTo={upload.turnTo} />
      <p className="mb-2.5 text-[0.9375rem] text-ink-soft">
        {inside === null
          ? `Of a box, page ${page} is its outside. No page follows it, so the file has none for a printed inside.`
          : hasInside
            ? `Page ${page} is printed on the outside of the box, and page ${inside} on its inside.`
            : `Of a box, page ${page} is its outside, and page ${inside} its inside if print is ordered there.`}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={upload.usePage}>
          Send {inside !== null && hasInside ? `pages ${page} and ${inside}` : `page ${page}`}
        </Button>
        <Button tone="quiet" size="small" onClick={upload.cancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
