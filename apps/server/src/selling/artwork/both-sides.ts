import { insidePageOf } from '@boxwright/contract';
import type { Finding } from '@boxwright/preflight';
import type { Artwork, ArtworkPlacement, SidesPlacement } from '@boxwright/storage';
import type { Preflighted } from './inspect/preflight-file.ts';

/** A finding that says which side of a box it is about; without a side, it is about the outside. */
export type SideFinding = Finding & { readonly side?: 'inside' };

export interface SidesChecked {
  /** Of the outside; the inside is with it where it fits, too. */
  readonly placement: SidesPlacement | null;
  readonly findings: readonly SideFinding[];
}

type Paged = Pick<Artwork, 'page' | 'pages' | 'byHand'>;

/** A box's file as its inside is printed: its next page, without the gloss and white of the outside. Null where it has none. */
export function insideOf<File extends Paged & Pick<Artwork, 'glossKey' | 'whiteKey'>>(artwork: File): File | null {
  const page = insidePageOf(artwork);
  return page === null ? null : { ...artwork, page, glossKey: null, whiteKey: null };
}

/** Whether a file has no page for the inside. One that is too large to be read has its pages looked at by people. */
export const lacksInside = (artwork: Paged): boolean => !artwork.byHand && insidePageOf(artwork) === null;

/** What is shown of a box that is printed inside, too, and whose file has no page for that. */
export const insideMissing = {
  text: 'The inside is ordered with print, and the file has no page for it.',
  mend: 'Please send one PDF of two pages: the outside first, then the inside, as seen from inside.',
} as const;

const missing: SideFinding = { rule: 'inside-missing', severity: 'stop', side: 'inside', ...insideMissing, places: [] };

/**
 * What the check of a file found on both sides of a box.
 *
 * @param inside null for a file without a page for it
 */
export function bothSides(
  outside: Preflighted,
  inside: Pick<Preflighted, 'placement' | 'findings'> | null,
): SidesChecked {
  const { placement, findings } = outside;
  const found = inside?.findings.map((finding): SideFinding => ({ ...finding, side: 'inside', text: named(finding) }));
  return {
    placement: placement && withInside(placement, inside?.placement ?? null),
    findings: [...findings, ...(found ?? [missing])],
  };
}

const withInside = (outside: ArtworkPlacement, inside: ArtworkPlacement | null): SidesPlacement => ({
  ...outside,
  ...(inside && { inside }),
});

const named = ({ text }: Finding): string => `Inside: ${text}`;
