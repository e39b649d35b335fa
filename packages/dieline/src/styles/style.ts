import type { Dieline, Millimetres, Notice, Size } from '../dieline.ts';
import { type Blank, type BlankPart, identityTransform } from '../folding/blank.ts';
import type { Tooling } from './tooling.ts';

/** The kind of construction. An insert goes into a box, whose inside its size is; it encloses nothing itself. */
export type StyleFamily = 'tube' | 'tray' | 'flat' | 'wrapped' | 'insert';

export type OptionValue = boolean | number | string | null;

/** Options by id; missing ones take their default. */
export type Options = { readonly [id: string]: OptionValue };

type OptionBase = {
  readonly id: string;
  readonly label: string;
  /** Applies only while another (boolean) option is on. */
  readonly when?: string;
};

/** An option besides the size, as data: forms, URLs and validation are generated from it. */
export type StyleOption =
  | (OptionBase & { readonly kind: 'boolean'; readonly default: boolean })
  | (OptionBase & {
      readonly kind: 'number';
      readonly unit: 'mm';
      readonly least: Millimetres;
      readonly most: Millimetres;
      /** Null: derived from the box. Only then may the option's value be null. */
      readonly default: Millimetres | null;
    })
  | (OptionBase & {
      readonly kind: 'choice';
      readonly choices: readonly { readonly id: string; readonly label: string }[];
      readonly default: string;
    });

export type Dimension = keyof Size;

/** A measure that the style needs, under the name it has in that style ("Drop" of a gusset, "Depth" of a tray). */
export type StyleField = { readonly id: Dimension; readonly label: string; readonly hint?: string };

/** Minimum and maximum in millimetres; dimensions that aren't among the fields are ignored. */
export type StyleLimits = {
  readonly [dimension in Dimension | 'caliper']: readonly [least: Millimetres, most: Millimetres];
};

/** The input of a style's `draw`: validated measures (0 for dimensions it doesn't use) and a value for every option. */
export type StyleRequest = Size & {
  readonly caliper: Millimetres;
  readonly options: Options;
  readonly tooling: Tooling;
};

/** What is wrong with a request: the field, and a text for the buyer. */
export type BoxProblem = {
  /** A dimension, 'caliper', 'style', or the id of an option. */
  readonly field: string;
  readonly code: 'out-of-range' | 'not-a-number' | 'not-offered' | 'unknown-option' | 'unknown-style' | 'does-not-fit';
  readonly text: string;
  readonly least?: Millimetres;
  readonly most?: Millimetres;
};

export type DrawnBlanks = {
  readonly blanks: readonly Blank[];
  /** Notices about the box as a whole; those of its drawings are added automatically. */
  readonly notices?: readonly Notice[];
};

/** A row of the table of styles: all data of a style that the shop, the studio and the engine use. */
export type BoxStyle = {
  /** Stable: it's used in URLs, orders and prices. */
  readonly id: string;
  readonly name: string;
  /**
   * ECMA code of folding carton styles, where there is one; of a tube, what closes bottom and top, and the panels on which
   * they hang, counted from the glue flap. ", adapted" where the drawing has more than the style.
   */
  readonly ecma: string | null;
  readonly family: StyleFamily;
  readonly fields: readonly StyleField[];
  readonly limits: StyleLimits;
  readonly options: readonly StyleOption[];
  /**
   * Draws a validated request, or returns what doesn't fit together (a width above the length, a window over a crease).
   */
  readonly draw: (request: StyleRequest) => DrawnBlanks | BoxProblem;
};

export const boxFields: readonly StyleField[] = [
  { id: 'length', label: 'Length' },
  { id: 'width', label: 'Width' },
  { id: 'height', label: 'Height' },
];

/** A box of one blank. */
export function singleBlank(part: BlankPart, dieline: Dieline, notices: readonly Notice[] = []): DrawnBlanks {
  return { blanks: [{ part, dieline, quantity: 1, placement: () => identityTransform }], notices };
}

/** A boolean option's value. */
export function isOn(options: Options, id: string): boolean {
  return options[id] === true;
}

/** A number option's value; null if it's derived from the box. */
export function amountOf(options: Options, id: string): Millimetres | null {
  const value = options[id];
  return typeof value === 'number' ? value : null;
}

/** A choice option's value. */
export function choiceOf(options: Options, id: string): string {
  const value = options[id];
  return typeof value === 'string' ? value : '';
}
