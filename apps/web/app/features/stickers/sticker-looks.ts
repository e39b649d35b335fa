/** How a material is drawn, by its code. */
export interface StickerLook {
  /** Gradient stops across the sticker: place in per cent, colour. One stop is a plain colour. */
  readonly film: readonly (readonly [place: number, colour: string])[];
  /** Strength of the light on it. */
  readonly gloss: number;
  /** Whether what lies behind it shows through. */
  readonly isClear?: boolean;
  readonly hasFibres?: boolean;
}

const white: StickerLook = { film: [[0, '#ffffff']], gloss: 0.5 };

const looks: Readonly<Record<string, StickerLook>> = {
  'chromo-paper': { film: [[0, '#fffdf8']], gloss: 0.35 },
  kraft: { film: [[0, '#c79d6b']], gloss: 0, hasFibres: true },
  'white-vinyl': white,
  'transparent-vinyl': { film: [[0, '#ffffff']], gloss: 0.65, isClear: true },
  metallic: {
    film: [
      [0, '#9b9b9b'],
      [22, '#f4f4f2'],
      [40, '#b5b5b3'],
      [58, '#ebebe9'],
      [78, '#8f8f8d'],
      [100, '#d9d9d6'],
    ],
    gloss: 0.3,
  },
  holographic: {
    film: [
      [0, '#f7b7d8'],
      [20, '#f9e3a8'],
      [38, '#b9efc4'],
      [56, '#a9def5'],
      [74, '#c3b8f6'],
      [90, '#f5b4e2'],
      [100, '#fbe6b5'],
    ],
    gloss: 0.35,
  },
};

export const lookOf = (materialCode: string): StickerLook => looks[materialCode] ?? white;
