/** What a printing company may set: from where on something is found. */
export interface Limits {
  /** Pixels an inch of pictures as placed, below which they stop, warn and are noted. */
  readonly stopPpi: number;
  readonly warnPpi: number;
  readonly notePpi: number;
  /** Of line art: one bit a pixel. */
  readonly lineArtPpi: number;
  /** Print beyond the cut, in mm. */
  readonly boxBleed: number;
  readonly stickerBleed: number;
  /** Type in one ink, and in several inks or reversed, in points. */
  readonly leastType: number;
  readonly leastTypeInInks: number;
  /** In points; lines in several inks or reversed need twice as much. */
  readonly leastStroke: number;
  /** From type, logos and codes to cut and crease, in mm. */
  readonly boxDistance: number;
  readonly stickerDistance: number;
  /** Total ink, in per cent. */
  readonly inkOnCoated: number;
  readonly inkOnUncoated: number;
  readonly inkOnKraft: number;
  /** By how much a page may differ from the drawing, in mm. */
  readonly tolerance: number;
}

/**
 * Ghent Workgroup 2022, sheet-fed offset and packaging (resolution, total ink, hairlines, small type); usual trade
 * practice for carton bleed and distances (3 mm) and for die-cut labels (1.5 mm).
 */
export const usualLimits: Limits = {
  stopPpi: 150,
  warnPpi: 225,
  notePpi: 300,
  lineArtPpi: 550,
  boxBleed: 3,
  stickerBleed: 1.5,
  leastType: 5,
  leastTypeInInks: 7,
  leastStroke: 0.25,
  boxDistance: 3,
  stickerDistance: 1.5,
  inkOnCoated: 300,
  inkOnUncoated: 280,
  inkOnKraft: 260,
  tolerance: 2,
};
