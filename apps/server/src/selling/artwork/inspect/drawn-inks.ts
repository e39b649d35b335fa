/** How much of an ink is printed where. */
export interface DrawnInk {
  readonly name: string;
  /** As screens show it, such as `#00aeef`. */
  readonly colour: string;
  /** Of the page, at full strength, in per cent. */
  readonly coverage: number;
  /** A WebP in that colour, which is as opaque as there is ink. */
  readonly picture: Uint8Array;
}

/** Places with more than so much ink in all, in per cent, and the colour that shows them. */
interface HeatBand {
  readonly from: number;
  readonly colour: string;
}

/** How much ink there is where, in all. */
export interface InkHeat {
  /** From the least. The least limit of a board is in the second, the highest below the last. */
  readonly bands: readonly HeatBand[];
  /** A WebP: grey where there is less than in the first band. */
  readonly picture: Uint8Array;
}

/** The inks of a page one by one, or why they can't be shown so. */
export type DrawnInks =
  | {
      readonly why: null;
      readonly inks: readonly DrawnInk[];
      /** The most ink at one place, in per cent. */
      readonly heaviest: number;
      readonly heat: InkHeat;
    }
  | {
      readonly why: string;
      /** A WebP of about how it is printed, for a file all of whose colours are those of screens; null for others. */
      readonly printed: Uint8Array | null;
    };

export const tooMuchForInks: DrawnInks = {
  why: 'This file has too much in it for its inks to be shown one by one.',
  printed: null,
};

/** With what of the file lies under or on its colours, each in a colour that is seen; null without any. */
export interface WithLayers {
  readonly white: DrawnInk | null;
  /** Where it has a varnish that shines. */
  readonly gloss: DrawnInk | null;
}

export const withoutLayers: WithLayers = { white: null, gloss: null };
