/** What a style's page says about it, written by people who make these boxes. */
export interface StyleText {
  /** For the page's title and for search results. */
  readonly title: string;
  readonly description: string;
  /** On the card in the list of styles. */
  readonly inShort: string;
  readonly purpose: string;
  /** How to fold it, step by step. */
  readonly steps: readonly string[];
  readonly strengths: readonly string[];
  /** What to think of before artwork and quantities are fixed. */
  readonly mind: readonly string[];
  /** Inside size that the page begins with, in mm; the thickness if it isn't made of carton board. */
  readonly example: {
    readonly length: number;
    readonly width: number;
    readonly height: number;
    readonly caliper?: number;
  };
}
