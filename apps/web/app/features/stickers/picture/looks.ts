/** How a material is drawn, by its code. */
export interface StickerLook {
  readonly surface: 'gloss' | 'kraft' | 'clear' | 'metallic' | 'holographic';
  /** Colour of the side with the print. */
  readonly face: string;
  /** Colour of the side with the glue. */
  readonly back: string;
  /** Strength of the light on it, 0 to 1. */
  readonly gloss: number;
}

const white: StickerLook = { surface: 'gloss', face: '#f6f5f1', back: '#f1ede4', gloss: 0.5 };

const looks: Readonly<Record<string, StickerLook>> = {
  'chromo-paper': { surface: 'gloss', face: '#f8f4e9', back: '#efe8d9', gloss: 0.38 },
  kraft: { surface: 'kraft', face: '#c59a68', back: '#b78a58', gloss: 0 },
  'white-vinyl': white,
  'transparent-vinyl': { surface: 'clear', face: '#ffffff', back: '#f5f4ef', gloss: 0.62 },
  metallic: { surface: 'metallic', face: '#c9cacb', back: '#e4e2dd', gloss: 0.3 },
  holographic: { surface: 'holographic', face: '#d9dbe6', back: '#e4e2e4', gloss: 0.34 },
};

export const lookOf = (materialCode: string): StickerLook => looks[materialCode] ?? white;
