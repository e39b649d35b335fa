import { artworkFileAddress, type LineArtworkRow } from '@boxwright/contract';
import { Download } from 'lucide-react';
import { shortFindings } from '../../features/proof/before-order.ts';
import { FileName } from '../../features/proof/FileName.tsx';
import { Findings } from '../../features/proof/Findings.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Fold } from '../../ui/Fold.tsx';
import { itemPlace } from './item-place.ts';
import type { ItemProps } from './item-props.ts';
import { OfItem, ofItem } from './OfItem.tsx';

/** The files that came for a line, the newest one first, with what their check found; `isOpen` where that is what counts now. */
export function Files({ isOpen, ...props }: ItemProps & { isOpen: boolean }) {
  const { item } = props;
  const [newest, ...earlier] = item.artworks.toReversed();
  if (newest === undefined) return null;
  const short = newest.findings === null ? null : shortFindings(newest.findings);
  const file = (shown: LineArtworkRow) => <File file={shown} of={ofItem(props)} mayDownload={props.order.mayDecide} />;
  return (
    <Fold isOpen={isOpen}>
      <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
        The file and its check{short === null ? '' : `: ${short}`}
        <OfItem {...props} />
      </summary>
      <div id={itemPlace(item).findings}>
        {file(newest)}
        <Findings findings={newest.findings} state={item.state} />
        {earlier.length === 0 ? null : (
          <details className="mt-3">
            <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
              {earlier.length === 1 ? 'An earlier file' : `${earlier.length} earlier files`}
              <OfItem {...props} />
            </summary>
            <ul className="flex flex-col">
              {earlier.map((one) => (
                <li key={one.id}>{file(one)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Fold>
  );
}

interface FileProps {
  file: LineArtworkRow;
  of: string;
  mayDownload: boolean;
}

function File({ file, of, mayDownload }: FileProps) {
  const { artwork, isKept } = file;
  return (
    <div className="crease mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t pt-2">
      <FileName file={file} />
      {!isKept ? (
        <span className="text-ink-soft text-sm">Not kept any more</span>
      ) : mayDownload ? (
        <a href={artworkFileAddress(artwork.token)} download className={buttonStyle('quiet', 'small')}>
          <Download aria-hidden="true" className="size-5" /> Download
          <span className="sr-only">
            {' '}
            {artwork.name}
            {of}
          </span>
        </a>
      ) : null}
    </div>
  );
}
