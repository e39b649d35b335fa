import { fitCut } from '@boxwright/contour';
import { type ArtworkRow, cutSize } from '@boxwright/contract';
import { type NoOwnCut, whyNoOwnCut } from '@boxwright/print-files';
import type { Artwork } from '@boxwright/storage';

/** The cut line that a file has, in its size in the file; or why it can't be cut. */
export function presentOwnCut({ ownCut }: Artwork): ArtworkRow['ownCut'] {
  if (ownCut === null) return null;
  if ('why' in ownCut) return { length: 0, width: 0, why: whyNotCut(ownCut) };
  const { length, width, picture } = fitCut(ownCut, ownCut.page);
  const scale = ownCut.page.length / picture.length;
  return { ...cutSize({ length: length * scale, width: width * scale }), why: null };
}

/** Why a file has no cut line that can be cut, as sentences for the buyer. */
export const whyNotCut = (ownCut: { readonly why: string } | null): string =>
  ownCut ? whyNoOwnCut[ownCut.why as NoOwnCut['why']] : 'This file has no cut line of its own.';
