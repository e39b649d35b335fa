import type { Dieline } from '@boxwright/dieline';
import type { StockSheet } from './rate-card.ts';

/** One way to put cartons on a sheet. */
export type Layout = { readonly ups: number };

/** Every number of ups that fits, from 1 to the most. */
export function layoutsFor(_dieline: Dieline, _sheet: Pick<StockSheet, 'widthIn' | 'heightIn'>): Layout[] {
  throw new Error('Not yet');
}
