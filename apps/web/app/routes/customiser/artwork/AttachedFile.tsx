import { type ArtworkRow, artworkFileAddress, artworkPreviewAddress, type Coating } from '@boxwright/contract';
import { Box } from 'lucide-react';
import { Findings } from '../../../features/proof/Findings.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { FileOnBox } from './FileOnBox.tsx';
import { type PrintedBox, useArtworkCheck } from './use-artwork-check.ts';

interface AttachedFileProps {
  token: string;
  /** Where the buyer has put it; null where the program places it. */
  place: string | null;
  /** Null until it is known. */
  row: ArtworkRow | null;
  /** Null while the box can't be made in its size. */
  box: PrintedBox | null;
  boxName: string;
  coating: Coating | undefined;
  onReplace: () => void;
  onTakeOff: () => void;
  onPlace: (place: string | null) => void;
  /** Shows the folded box, where the page has it elsewhere. */
  onFold: (() => void) | undefined;
}

/** The file that goes with the box: where it lies, what its check has found, and how it is replaced or taken off. */
export function AttachedFile({
  token,
  place,
  row,
  box,
  boxName,
  coating,
  onReplace,
  onTakeOff,
  onPlace,
  onFold,
}: AttachedFileProps) {
  const { laid, checked, failure, isChecking, retry } = useArtworkCheck({ artwork: token, place }, box, coating);
  return (
    <>
      <p className="wrap-anywhere">
        <a href={artworkFileAddress(token)} className="py-2 underline underline-offset-4">
          {row?.name ?? 'Your file'}
        </a>
      </p>
      <div className="mt-1 mb-2 flex flex-wrap gap-x-2 noscript:hidden">
        <Button tone="quiet" size="small" onClick={onReplace}>
          Another file
        </Button>
        <Button tone="quiet" size="small" onClick={onTakeOff}>
          Take off<span className="sr-only"> the artwork</span>
        </Button>
      </div>
      <p role="status" className="flex items-center gap-2 text-[0.9375rem] text-ink-soft empty:hidden noscript:hidden">
        {isChecking ? (
          <>
            <Spinner label={false} /> Checking it against your box …
          </>
        ) : null}
      </p>
      <noscript>
        {import.meta.env.SSR ? (
          <>
            {/* Otherwise the drawing shows it. */}
            <img src={artworkPreviewAddress(token)} alt="" className="mb-2 size-14 border border-line object-contain" />
            <p>
              Its check is shown with JavaScript, or on the page of your order. Another file can be sent in the cart.
            </p>
          </>
        ) : null}
      </noscript>
      {box === null ? null : (
        <div className="mt-2 noscript:hidden">
          <FileOnBox box={box} name={boxName} row={row} place={place} laid={laid} checked={checked} onPlace={onPlace} />
          {onFold === undefined || laid?.placement == null ? null : (
            <Button tone="outline" size="small" className="mt-2" onClick={onFold}>
              <Box aria-hidden="true" className="size-5" /> See it folded
            </Button>
          )}
        </div>
      )}
      {failure === null ? null : (
        <div role="alert" className="mt-2">
          <p className="font-medium text-[0.9375rem] text-vermilion-deep">{failure.text}</p>
          {failure.code === 'not_found' ? null : (
            <Button tone="outline" size="small" className="mt-2" onClick={retry}>
              Check it again
            </Button>
          )}
        </div>
      )}
      {checked === null ? null : (
        <div className="mt-3">
          <Findings findings={checked.findings} />
          <p className="mt-3 text-[0.9375rem] text-ink-soft">
            Nothing here keeps you from ordering: you approve a proof before we print.
          </p>
        </div>
      )}
    </>
  );
}
