import type { Variant } from '@boxwright/contract';
import { boxStyleOf } from '@boxwright/dieline';

/** From and to in mm. */
export type SideLimits = Readonly<Record<'length' | 'width' | 'height', readonly [number, number]>>;

export interface StyleSides {
  readonly name: string;
  readonly limits: SideLimits;
}

/** What each style of a category can be made in. For the server: it brings the engine along. */
export const stylesOf = (variants: readonly Variant[]): Record<string, StyleSides> =>
  Object.fromEntries(
    [...new Set(variants.map(({ style }) => style))].flatMap((id) => {
      const style = boxStyleOf(id);
      if (style === undefined) return [];
      const { length, width, height } = style.limits;
      return [[id, { name: style.name, limits: { length, width, height } }]];
    }),
  );
