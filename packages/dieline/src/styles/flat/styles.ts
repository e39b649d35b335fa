import type { BoxStyle } from '../style.ts';
import { blisterCard } from './blister-card.ts';
import { rectangularLabel, roundLabel } from './labels.ts';
import { tag } from './tag.ts';

/** Flat work, in the order of the shop. */
export const flatStyles: readonly BoxStyle[] = [tag, blisterCard, rectangularLabel, roundLabel];
