import { artworkFileAddress, type LineArtworkRow } from '@boxwright/contract';
import { Download } from 'lucide-react';
import { FileName } from '../../features/proof/FileName.tsx';
import { Findings } from '../../features/proof/Findings.tsx';
import type { DrawnLine } from '../../features/proof/FlatArtwork.tsx';
import { buttonStyle } from '../../ui/button-style.ts';

/** The files that came for a line, the newest one first, with what their check found. */
export function Files({ item, mayDownload }: { item: DrawnLine; mayDownload: boolean }) {
  const [newest, ...earlier] = item.artworks.toReversed();
  if (newest === undefined) return null;
  return (
    <div>
      <h3 className="text-xl">Files</h3>
      <File file={newest} mayDownload={mayDownload} />
      <Findings findings={newest.findings} state={item.state} />
      {earlier.length === 0 ? null : (
        <details className="mt-3">
          <summary className="min-h-11 py-2.5 font-semibold underline underline-offset-4">
            {earlier.length === 1 ? 'An earlier file' : `${earlier.length} earlier files`}
          </summary>
          <ul className="flex flex-col">
            {earlier.map((file) => (
              <li key={file.id}>
                <File file={file} mayDownload={mayDownload} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function File({ file, mayDownload }: { file: LineArtworkRow; mayDownload: boolean }) {
  const { artwork, isKept } = file;
  return (
    <div className="crease mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t pt-2">
      <FileName file={file} />
      {!isKept ? (
        <span className="text-ink-soft text-sm">Not kept any more</span>
      ) : mayDownload ? (
        <a href={artworkFileAddress(artwork.token)} download className={buttonStyle('quiet', 'small')}>
          <Download aria-hidden="true" className="size-5" /> Download<span className="sr-only"> {artwork.name}</span>
        </a>
      ) : null}
    </div>
  );
}
