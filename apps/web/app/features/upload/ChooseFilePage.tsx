import { type ArtworkRow, artworkPreviewAddress } from '@boxwright/contract';
import { Button } from '../../ui/Button.tsx';
import { ChoosePage } from './ChoosePage.tsx';
import type { ArtworkUpload } from './use-artwork-upload.ts';

interface ChooseFilePageProps {
  upload: ArtworkUpload;
  choosing: ArtworkRow;
  /** What the button does with the page: "Send". */
  verb: string;
}

/** Shows the pages of a file that has several, and uses the chosen one. */
export function ChooseFilePage({ upload, choosing, verb }: ChooseFilePageProps) {
  const { name, page, token, previewWidth, previewHeight } = choosing;
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
        One page is printed. Of a box that is its outside; the inside is printed after a quotation only.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={upload.usePage}>
          {verb} page {page}
        </Button>
        <Button tone="quiet" size="small" onClick={upload.cancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}
