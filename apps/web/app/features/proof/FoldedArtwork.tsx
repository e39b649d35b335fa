import {
  artworkGlossAddress,
  artworkInsideAddress,
  artworkPreviewAddress,
  type LineArtworkRow,
  type ProofLineRow,
  takesGloss,
} from '@boxwright/contract';
import { useEffect, useRef, useState } from 'react';
import { LaterFoldedBox } from '../dieline/later-folded-box.tsx';
import type { FlatWork } from './flat-work.ts';
import { placeArtwork } from './place-artwork.ts';

interface FoldedArtworkProps {
  line: ProofLineRow & { readonly work: FlatWork | null };
  shown: LineArtworkRow | undefined;
}

/** A box's artwork on the folded box with its coat, loaded when it is opened. Nothing for what isn't a box. */
export function FoldedArtwork({ line, shown }: FoldedArtworkProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // It may have been opened before the script arrived.
    if (details.current?.open) setOpen(true);
  }, []);
  const { box, work, name, coating } = line;
  if (box === null || work === null || !shown?.isKept) return null;
  const placed = placeArtwork(work, null, shown);
  // On a folded box nobody would see that its place is only a guess.
  if (!placed.isCertain) return null;
  const { style, face, drawing, ...size } = box;
  const request = { ...size, revision: drawing };
  const { token, hasGloss } = shown.artwork;
  const gloss = hasGloss && takesGloss(coating?.code) ? artworkGlossAddress(token) : null;
  const { insidePlacement } = shown;
  const inside =
    line.printsInside && insidePlacement ? { href: artworkInsideAddress(token), placed: insidePlacement } : null;
  const artwork = { href: artworkPreviewAddress(token), gloss, face, placed, inside };
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => setOpen((was) => was || currentTarget.open)}
      className="crease border-b py-2"
    >
      <summary className="min-h-11 cursor-pointer content-center font-medium">
        See it folded<span className="sr-only">: {name}</span>
      </summary>
      <div className="pt-2 pb-3">
        {isOpen ? (
          <LaterFoldedBox
            styleId={style}
            request={request}
            still={null}
            name={name}
            coating={coating ?? undefined}
            artwork={artwork}
            isAsked
          />
        ) : (
          <noscript>The model needs JavaScript. The flat drawing shows the artwork without it.</noscript>
        )}
      </div>
    </details>
  );
}
