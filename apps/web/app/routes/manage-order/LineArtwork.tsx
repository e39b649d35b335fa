import type { DeskProofLine } from '@boxwright/contract';
import { ArtworkBadge } from '../../features/office/ArtworkBadge.tsx';

export interface LineArtworkProps {
  artwork: Pick<DeskProofLine, 'number' | 'standing' | 'isWaived' | 'waitsFor'>;
}

const turns = { us: 'our turn', customer: 'the customer’s turn', nobody: 'see its proof' } as const;

/** Where an item's artwork stands and whose turn it is; leads to its files and proofs below. */
export function LineArtwork({ artwork: { number, standing, isWaived, waitsFor } }: LineArtworkProps) {
  if (standing === null) return null;
  return (
    <p>
      <a href={`#proof-${number}`} className="inline-flex min-h-11 flex-wrap items-center gap-x-2 text-[0.9375rem]">
        <span className="sr-only">Item {number}: </span>
        <ArtworkBadge
          standing={standing}
          isWaived={isWaived}
          isOff={waitsFor === 'nobody' && standing !== 'approved' && !isWaived}
        />{' '}
        <span className="underline underline-offset-4">{turns[waitsFor]}</span>
      </a>
    </p>
  );
}
