/** One ink of a page: how much of it is printed, and where. */
export interface DrawnInk {
  readonly name: string;
  /** As screens show it, such as `#00aeef`. */
  readonly colour: string;
  /** The part of the page that it would cover at full strength, in per cent. */
  readonly coverage: number;
  /** A WebP in that colour; the more ink, the more opaque. */
  readonly picture: Uint8Array;
}

/** Places where all inks together exceed `from`, in per cent, and the colour in which they are shown. */
interface HeatBand {
  readonly from: number;
  readonly colour: string;
}

/** Where all inks together are how heavy. */
export interface InkHeat {
  /** From little ink to much. The lowest ink limit of any board lies in the second band, the highest below the last one. */
  readonly bands: readonly HeatBand[];
  /** A WebP, grey where there is less ink than in the first band. */
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
      /** A WebP that shows about how the file is printed, if all its colours are meant for screens; null for other files. */
      readonly printed: Uint8Array | null;
    };

export const tooMuchForInks: DrawnInks = {
  why: 'This file has too much in it for its inks to be shown one by one.',
  printed: null,
};

/** The file’s layers below or on its colours, each drawn in a colour that shows on screen; null if it has no such layer. */
export interface WithLayers {
  readonly white: DrawnInk | null;
  /** Where it has a varnish that shines. */
  readonly gloss: DrawnInk | null;
}

export const withoutLayers: WithLayers = { white: null, gloss: null };
