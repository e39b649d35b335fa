import { artworkFileAddress, artworkPrintAddress, type LineArtworkRow } from '@boxwright/contract';
import { useSubmit } from 'react-router';
import { SendArtworkButton } from '../../../features/office/SendArtworkButton.tsx';
import { CompareFiles } from '../../../features/proof/compare/CompareFiles.tsx';
import { FileName } from '../../../features/proof/FileName.tsx';
import { Findings } from '../../../features/proof/Findings.tsx';
import { endOfProofWords } from '../../../features/proof/proof-words.ts';
import { Money } from '../../../ui/Money.tsx';
import { useOrderAddresses } from '../use-order-addresses.ts';
import type { ProofLineProps } from './proof-line.ts';

/** The files that came for a line, the newest first, with what their check found. */
export function LineFiles({ orderId, line, forms }: ProofLineProps) {
  const submit = useSubmit();
  const action = useOrderAddresses(orderId).form('artwork');
  const files = line.artworks.toReversed();
  // A plain sample is printed with none, and those that were taken off have nothing to mend.
  const newest = line.state === null ? undefined : files[0];
  const earlier = newest === undefined ? files : files.slice(1);
  const give = (token: string) =>
    submit({ lineId: String(line.lineId), token }, { method: 'post', action, replace: true, preventScrollReset: true });
  return (
    <>
      {newest === undefined ? null : <File file={newest} />}
      {newest === undefined ? null : <Findings findings={newest.findings} state={line.state} />}
      {earlier.length === 0 ? null : (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-[0.9375rem]">
            {earlier.length === 1 ? 'An earlier file' : `${earlier.length} earlier files`}
          </summary>
          <ul className="flex flex-col gap-2 border-line border-l-2 pl-3">
            {earlier.map((file) => (
              <li key={file.id}>
                <File file={file} />
                <Findings findings={file.findings} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <CompareFiles line={line} />
      {forms.includes('artwork') ? (
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <SendArtworkButton
            onSent={give}
            hasInside={line.printsInside}
            withoutScript="Giving it a file needs JavaScript."
          >
            {newest === undefined ? 'Give it a file' : 'Give it another file'}
            <span className="sr-only">: item {line.number}</span>
          </SendArtworkButton>
          {line.state === 'approved' && !line.hasPlates ? (
            <span className="text-ink-soft text-sm">{endOfProofWords(line)}</span>
          ) : null}
          {line.hasPlates && !line.isPrinted ? (
            <span className="font-medium text-sm text-vermilion-deep">
              Its plates are made: another file needs new ones
              {line.platesCost === null ? null : (
                <>
                  , which cost <Money amount={line.platesCost} /> plus GST
                </>
              )}
              .
            </span>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function File({ file }: { file: LineArtworkRow }) {
  const { artwork, isKept } = file;
  return (
    <div>
      <FileName file={file} />
      {isKept ? (
        <p className="flex flex-wrap gap-x-5">
          {[
            ['What is printed', artworkPrintAddress(artwork.token)],
            ['As it was sent', artworkFileAddress(artwork.token)],
          ].map(([name, address]) => (
            <a key={name} href={address} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {name}
              <span className="sr-only">: {artwork.name}</span>
            </a>
          ))}
        </p>
      ) : (
        <p className="text-ink-soft text-sm">Not kept any more.</p>
      )}
    </div>
  );
}
