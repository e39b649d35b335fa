import type { OptionValue } from '@boxwright/dieline';

/** Boards by what one sees of them: their back, and the core at a cut edge. */
export type BoardLook = 'fbb' | 'duplex' | 'kraft' | 'greyboard' | 'paper';

/** What lies on the print. */
export type Finish = 'bare' | 'coated' | 'gloss' | 'matt' | 'soft' | 'foil' | 'barrier';

/** Where a piece is: millimetres on the table (x right, z towards the camera), degrees about the upright. */
export type Placed = {
  readonly at?: readonly [x: number, z: number];
  /** Negative turns the front to the left, into the light. */
  readonly turn?: number;
  /** Degrees about x (leans back when negative) and z, before the turn. */
  readonly tilt?: readonly [x: number, z: number];
  /** Millimetres over the table of its lowest place. */
  readonly lift?: number;
};

/** A box of the shop, drawn by the dieline kernel and dressed in a brand's artwork. */
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
  /** Which of the box's blanks, by their place in the drawing; all unless told. */
  readonly blanks?: readonly number[];
  /** Moves single blanks by x, y, z millimetres in the box's own room: a drawer drawn out, a lid lifted. */
  readonly shifts?: { readonly [blank: number]: readonly [number, number, number] };
  /** Panels that aren't there: what was torn off. */
  readonly without?: readonly string[];
  readonly pose?: 'standing' | 'lying' | 'along';
};

/** A printed sheet of paper or board, flat or curved. */
export type SheetItem = Placed & {
  readonly kind: 'sheet';
  readonly width: number;
  readonly depth: number;
  readonly thickness: number;
  /** SVG markup in millimetres over width × depth. What it leaves bare is board. */
  readonly print?: string;
  /** What the markup is drawn over (an SVG viewBox), when that isn't its millimetres. */
  readonly viewBox?: string;
  /** Nothing under the print: clear film. */
  readonly clear?: boolean;
  /** Or the front of a brand's artwork. */
  readonly brand?: string;
  /** Clips the sheet to an outline (SVG path data in its millimetres). */
  readonly outline?: string;
  readonly board: BoardLook;
  readonly finish: Finish;
  /** Bends it upwards: an arch or wave so many millimetres high, or a curl, peel or wrap of that radius. A peel reaches in by a share of the shorter side. */
  readonly bend?: {
    readonly kind: 'arch' | 'curl' | 'peel' | 'wave' | 'wrap';
    readonly rise: number;
    readonly reach?: number;
  };
  /** Grey SVG markup: white shines, black is matt. */
  readonly gloss?: string;
};

/** Something that goes with a box: a bar of soap, sweets, a jar, a cord. */
export type PropItem = Placed & {
  readonly kind: 'prop';
  readonly shape: 'block' | 'ball' | 'cylinder' | 'cord';
  readonly size: readonly [number, number, number];
  readonly round?: number;
  readonly colour: string;
  readonly roughness?: number;
  readonly metallic?: boolean;
  readonly glass?: boolean;
  /** For cords: places in millimetres that it runs through. */
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
  /** Share of the frame that the pieces take. */
  readonly fill?: number;
  /** Moves the picture's middle, in shares of the frame: right and up. */
  readonly shift?: readonly [number, number];
  readonly samples?: number;
  /** The table's colour where it isn't paper. */
  readonly ground?: string;
};

/** Pixels of a shape's frame. */
export const frames = { tile: [960, 768], banner: [1280, 720] } as const;
