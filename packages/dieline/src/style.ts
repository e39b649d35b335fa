import type { Dieline, Millimetres, Notice, Size } from './dieline.ts';
import type { Point3 } from './faces.ts';

/** Which kind of drawing a style is. */
export type StyleFamily = 'tube' | 'tray' | 'flat' | 'wrapped';

export type OptionValue = boolean | number | string | null;

/** Options by id; those left out take their default. */
export type Options = { readonly [id: string]: OptionValue };

type OptionBase = {
  readonly id: string;
  readonly label: string;
  /** Asked for only while another (boolean) option is on. */
  readonly when?: string;
};

/** One thing a buyer may choose besides the size, as data: forms, addresses and checks are all made from it. */
export type StyleOption =
  | (OptionBase & { readonly kind: 'boolean'; readonly default: boolean })
  | (OptionBase & {
      readonly kind: 'number';
      readonly unit: 'mm';
      readonly least: Millimetres;
      readonly most: Millimetres;
      /** Null: fitted to the box. Only then is null a value of the option. */
      readonly default: Millimetres | null;
    })
  | (OptionBase & {
      readonly kind: 'choice';
      readonly choices: readonly { readonly id: string; readonly label: string }[];
      readonly default: string;
    });

export type Dimension = keyof Size;

/** A measure that the style asks for, under the name it has there ("Drop" of a gusset, "Depth" of a tray). */
export type StyleField = { readonly id: Dimension; readonly label: string; readonly hint?: string };

/** Least and most in millimetres; of a dimension that isn't among the fields, nothing is asked. */
export type StyleLimits = {
  readonly [dimension in Dimension | 'caliper']: readonly [least: Millimetres, most: Millimetres];
};

/** What a style draws from: checked measures (0 for dimensions it doesn't have), every option filled in. */
export type StyleRequest = Size & { readonly caliper: Millimetres; readonly options: Options };

/** What is wrong with a request, for the field it belongs to, in a buyer's words. */
export type BoxProblem = {
  /** A dimension, 'caliper', 'style', or the id of an option. */
  readonly field: string;
  readonly code: 'out-of-range' | 'not-a-number' | 'not-offered' | 'unknown-option' | 'unknown-style' | 'does-not-fit';
  readonly text: string;
  readonly least?: Millimetres;
  readonly most?: Millimetres;
};

/**
 * A rigid motion of a blank's own room (that of `fold`) in the box's: `origin + x·xAxis + y·yAxis + z·(xAxis × yAxis)`.
 * In the box's room y is up and the front faces the viewer (z).
 */
export type RigidTransform = { readonly origin: Point3; readonly xAxis: Point3; readonly yAxis: Point3 };

/** What one blank of a box is. */
export type BlankPart = 'carton' | 'base' | 'lid' | 'tray' | 'sleeve' | 'shell' | 'wrap' | 'insert' | 'sheet';

/** One piece of board to cut. */
export type Blank = {
  readonly part: BlankPart;
  /** What it is called on drawings, where the part alone doesn't tell ("Lid wrap"). */
  readonly name?: string;
  readonly dieline: Dieline;
  /** How many of it one box needs. */
  readonly quantity: number;
  /** Where it is in the assembled box at a progress from 0 to 1. */
  readonly placement: (progress: number) => RigidTransform;
  /** How far it is folded at a progress of the whole box; the same unless told. */
  readonly folding?: (progress: number) => number;
};

export type DrawnBlanks = {
  readonly blanks: readonly Blank[];
  /** About the box as a whole; those of its drawings are added by themselves. */
  readonly notices?: readonly Notice[];
};

/** A row of the table of styles: everything that the shop, the studio and the engine know of it. */
export type BoxStyle = {
  /** Stable: in addresses, orders and prices. */
  readonly id: string;
  readonly name: string;
  /** ECMA code of folding carton styles, where there is one. */
  readonly ecma: string | null;
  readonly family: StyleFamily;
  readonly fields: readonly StyleField[];
  readonly limits: StyleLimits;
  readonly options: readonly StyleOption[];
  /** Draws a checked request, or says what doesn't fit together (a width over the length, a window over a crease). */
  readonly draw: (request: StyleRequest) => DrawnBlanks | BoxProblem;
};

export const boxFields: readonly StyleField[] = [
  { id: 'length', label: 'Length' },
  { id: 'width', label: 'Width' },
  { id: 'height', label: 'Height' },
];

/** The blank where its own folding put it. */
export const asFolded: RigidTransform = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };

/** A box of one blank. */
export function singleBlank(part: BlankPart, dieline: Dieline, notices: readonly Notice[] = []): DrawnBlanks {
  return { blanks: [{ part, dieline, quantity: 1, placement: () => asFolded }], notices };
}

/** A boolean option's value. */
export function isOn(options: Options, id: string): boolean {
  return options[id] === true;
}

/** A number option's value; null when it is to be fitted. */
export function amountOf(options: Options, id: string): Millimetres | null {
  const value = options[id];
  return typeof value === 'number' ? value : null;
}

/** A choice option's value. */
export function choiceOf(options: Options, id: string): string {
  const value = options[id];
  return typeof value === 'string' ? value : '';
}
