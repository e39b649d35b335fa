import { type ArtworkRow, artworkPreviewAddress, type Output } from '@boxwright/contract';
import { useState } from 'react';
import { InkPanel } from '../../../features/proof/InkPanel.tsx';
import { ProofDrawing } from '../../../features/proof/ProofDrawing.tsx';
import { placeArtwork } from '../../../features/proof/place-artwork.ts';
import type { PrintedBox } from './use-artwork-check.ts';
import { useFlatWork } from './use-flat-work.ts';

interface FileOnBoxProps {
  box: PrintedBox;
  name: string;
  row: ArtworkRow | null;
  /** Null until the check has ended: then nobody knows where the file lies. */
  checked: Output<'GetArtworkPlacement'> | null;
}

/** The file on the flat drawing of the box, with the places of what its check has found. */
export function FileOnBox({ box, name, row, checked }: FileOnBoxProps) {
  const work = useFlatWork(box);
  const [inks, setInks] = useState<readonly string[] | null>(null);
  if (work === null) return <div className="aspect-[5/4] rounded-lg border border-line bg-board" />;
  const placed = row && checked && placeArtwork(work, null, { artwork: row, placement: checked.placement });
  return (
    <figure>
      <ProofDrawing
        work={work}
        picture={placed && row ? { href: artworkPreviewAddress(row.token), placed, inks } : null}
        name={name}
        findings={checked?.findings ?? []}
      />
      {placed?.isCertain === false ? (
        <figcaption className="mt-2 text-[0.9375rem]">
          Where this file lies on the drawing isn’t known, so it is only laid in its middle here, and isn’t on the
          folded box.
        </figcaption>
      ) : null}
      {placed && row ? <InkPanel key={row.token} token={row.token} onShow={setInks} /> : null}
    </figure>
  );
}
