import type { OptionValue } from '@boxwright/dieline';

/** Boards by their visible parts: the back, and the core at a cut edge. */
export type BoardLook = 'fbb' | 'duplex' | 'kraft' | 'greyboard' | 'paper';

/** The coating of the print. */
export type Finish = 'bare' | 'coated' | 'gloss' | 'matt' | 'soft' | 'foil' | 'barrier';

/** A piece's position: millimetres on the table (x right, z towards the camera), degrees about the vertical axis. */
export type Placed = {
  readonly at?: readonly [x: number, z: number];
  /** Negative turns the front to the left, towards the light. */
  readonly turn?: number;
  /** Degrees about x (negative leans back) and z, applied before `turn`. */
  readonly tilt?: readonly [x: number, z: number];
  /** Height of its lowest point above the table in millimetres. */
  readonly lift?: number;
};

/** A box of the shop, drawn by the dieline package with a brand's artwork. */
export type BoxItem = Placed & {
  readonly kind: 'box';
  readonly style: string;
  /** Inside millimetres: length, width, height. */
  readonly size: readonly [number, number, number];
  readonly brand: string;
  readonly board?: BoardLook;
  /** `brand` is 'unprinted' for a box of bare board. */
  readonly finish?: Finish;
  readonly caliper?: number;
  readonly options?: { readonly [id: string]: OptionValue };
  /** 0 is flat, 1 is closed. */
  readonly fold?: number;
  /** How far single hinges are folded, by the panel they move: 1 is closed. */
  readonly folded?: { readonly [panel: string]: number };
  /** Indices of the box's blanks to show; by default all. */
  readonly blanks?: readonly number[];
  /** Moves single blanks by x, y, z millimetres in the box's coordinates: a drawer pulled out, a lid lifted. */
  readonly shifts?: { readonly [blank: number]: readonly [number, number, number] };
  /** Panels that have been torn off. */
  readonly without?: readonly string[];
  readonly pose?: 'standing' | 'lying' | 'along';
};

/** A printed sheet of paper or board, flat or curved. */
export type SheetItem = Placed & {
  readonly kind: 'sheet';
  readonly width: number;
  readonly depth: number;
  readonly thickness: number;
  /** SVG markup in millimetres over width × depth. Unpainted areas show the board. */
  readonly print?: string;
  /** The markup's SVG viewBox, if it isn't in millimetres. */
  readonly viewBox?: string;
  /** Clear film instead of board: unseen, or glossy with a faint edge. */
  readonly clear?: boolean | 'seen';
  /** Unpainted areas break the light into colours. */
  readonly holographic?: boolean;
  /** Alternatively the front of a brand's artwork. */
  readonly brand?: string;
  /** Clips the sheet to an outline (SVG path data in its millimetres). */
  readonly outline?: string;
  readonly board: BoardLook;
  readonly finish: Finish;
  /**
   * Bends it upwards: an arch or wave with a height in millimetres, or a curl, peel or wrap with a radius. A peel
   * covers a share of the shorter side; a wrap leaves its jar after a share of the width.
   */
  readonly bend?: {
    readonly kind: 'arch' | 'curl' | 'peel' | 'wave' | 'wrap';
    readonly rise: number;
    readonly reach?: number;
  };
  /** Whether it is only what others lie on, and may go beyond the frame. */
  readonly isGround?: boolean;
  /** Gloss map as grey SVG markup: white is glossy, black is matt. */
  readonly gloss?: string;
};

/** A prop: a bar of soap, sweets, a jar, a cord. */
export type PropItem = Placed & {
  readonly kind: 'prop';
  readonly shape: 'block' | 'ball' | 'cylinder' | 'cord';
  readonly size: readonly [number, number, number];
  readonly round?: number;
  readonly colour: string;
  readonly roughness?: number;
  readonly metallic?: boolean;
  readonly glass?: boolean;
  /** For cords: the points it runs through, in millimetres. */
  readonly through?: readonly (readonly [number, number, number])[];
};

export type Item = BoxItem | SheetItem | PropItem;

export type Scene = {
  readonly id: string;
  readonly shape: 'tile' | 'banner';
  readonly items: readonly Item[];
  /** Degrees above the table, and to the right of straight ahead. */
  readonly pitch?: number;
  readonly yaw?: number;
  /** Share of the frame that the pieces fill; those that are only a ground don't count. */
  readonly fill?: number;
  /** Shifts the picture's centre to the right and up, in shares of the frame. */
  readonly shift?: readonly [number, number];
  readonly samples?: number;
  /** The table's colour, if it isn't paper. */
  readonly ground?: string;
};

/** Pixels of a shape's frame. */
export const frames = { tile: [960, 768], banner: [1280, 720] } as const;
