import type { Variant } from '@boxwright/contract';
import { boxStyleOf } from '@boxwright/dieline';

/** Minimum and maximum in mm. */
export type SideLimits = Readonly<Record<'length' | 'width' | 'height', readonly [number, number]>>;

export interface StyleSides {
  readonly name: string;
  readonly limits: SideLimits;
  /** An insert, which is ordered by the inside size of the box that it goes into. */
  readonly isInsert: boolean;
}

/** The possible dimensions of each style of a category. Server only, because it imports the engine. */
export const stylesOf = (variants: readonly Variant[]): Record<string, StyleSides> =>
  Object.fromEntries(
    [...new Set(variants.map(({ style }) => style))].flatMap((id) => {
      const style = boxStyleOf(id);
      if (style === undefined) return [];
      const { length, width, height } = style.limits;
      const isInsert = style.family === 'insert';
      return [[id, { name: style.name, limits: { length, width, height }, isInsert }]];
    }),
  );
