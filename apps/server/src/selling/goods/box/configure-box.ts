import {
  chosenPrint,
  fail,
  fullColour,
  type GrainWish,
  lengthUnreadable,
  type Measured,
  missingSideText,
  ok,
  type Result,
  type StatedSize,
} from '@boxwright/contract';
import type { CartonSpec } from '@boxwright/pricing';
import type { Board, Coating, VariantInCatalogue } from '@boxwright/storage';
import type { Catalogue } from '../../catalogue/snapshot.ts';
import { chosenCoatings } from './chosen-coatings.ts';
import { inksOfPrint } from './inks-of-print.ts';
import { insideOfBox } from './inside-of-box.ts';

/** The box that a buyer chooses: ids of the catalogue; null for no coating. */
export interface BoxChoice {
  readonly variantId: number;
  /** Made to measure in the variant's style, and named after that: the variant only lends it tax and category. */
  readonly isByStyle?: boolean | undefined;
  readonly boardId: number;
  readonly outerCoatingId: number | null;
  readonly innerCoatingId: number | null;
  /** Size in mm of a box made to measure: all three sides, or none for the variant's size. NaN: it couldn't be read. */
  readonly length?: number | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  /** How that size was measured; inside if left out. */
  readonly measured?: Measured | null | undefined;
  /** Weight of what goes into one box, g. */
  readonly contents?: number | null | undefined;
  /** How it is printed, as `isPrint` describes it, or "usual" for its style; full colour outside if left out. */
  readonly print?: string | null | undefined;
  /** What the buyer wants of the board's grain; nothing to have it as the style needs it. */
  readonly grain?: GrainWish | null | undefined;
}

/** A box that the shop offers, as input for the price engine. */
export interface ConfiguredBox {
  readonly variant: VariantInCatalogue;
  /** Made to measure: in another size than the variant's. */
  readonly isOwnSize: boolean;
  readonly isByStyle: boolean;
  /** The size as the buyer gave it, where it wasn't measured inside. */
  readonly stated: StatedSize | null;
  /** Weight of what goes into one box, g. */
  readonly contents: number | null;
  /** How it is printed; null for full colour outside. */
  readonly print: string | null;
  readonly board: Board;
  readonly outer: Coating | null;
  readonly inner: Coating | null;
  readonly grainWish: GrainWish | null;
  readonly spec: Omit<CartonSpec, 'quantity'>;
  readonly gstRateBps: number;
  readonly rates: NonNullable<Catalogue['rates']>;
}

/** Looks a box up in the catalogue, or says why it can't be ordered, as a text for the buyer. */
export function configureBox(catalogue: Catalogue, choice: BoxChoice): Result<ConfiguredBox> {
  const variant = catalogue.variants.get(choice.variantId);
  const board = catalogue.boards.get(choice.boardId);
  if (variant?.status !== 'Active')
    return fail('not_found', 'This box is not offered any more. Please choose another.');
  if (board?.status !== 'Active')
    return fail('not_found', 'This board is not offered any more. Please choose another.');
  const coatings = chosenCoatings(catalogue, choice);
  if (!coatings.ok) return coatings;
  const gstRateBps = catalogue.gstRates.get(variant.hsn);
  if (!catalogue.rates || gstRateBps === undefined) {
    return fail('unavailable', 'Prices cannot be worked out at the moment. Please try again later.');
  }
  const { outer, inner } = coatings.value;
  const own = { length: variant.lengthMm, width: variant.widthMm, height: variant.heightMm };
  const missing = missingSide(choice) ?? (choice.isByStyle && choice.length == null ? 'length' : undefined);
  if (missing) return fail('invalid', missingSideText(missing), { field: missing });
  const unreadable = sides.find((side) => Number.isNaN(choice[side]));
  if (unreadable) return fail('invalid', lengthUnreadable(`the ${unreadable}`), { field: unreadable });
  const given = {
    length: hundredths(choice.length ?? own.length),
    width: hundredths(choice.width ?? own.width),
    height: hundredths(choice.height ?? own.height),
  };
  const measured = choice.measured ?? 'inside';
  const found = insideOfBox(variant.style, board, given, measured);
  if (!found.ok) return found;
  const size = found.value;
  const print = printOf(variant.style, choice);
  const inks = inksOfPrint(print);
  return ok({
    variant,
    isByStyle: choice.isByStyle ?? false,
    isOwnSize: choice.isByStyle || size.length !== own.length || size.width !== own.width || size.height !== own.height,
    stated: measured === 'inside' ? null : { measured, ...given },
    contents: choice.contents ?? null,
    print,
    grainWish: choice.grain ?? null,
    board,
    outer,
    inner,
    spec: {
      style: variant.style,
      ...size,
      board: { code: board.code, family: board.family, gsm: board.gsm, bulk: board.bulk },
      outerCoat: outer?.code ?? 'none',
      innerCoat: inner?.code ?? 'none',
      ...inks,
      ...(choice.grain && { grain: choice.grain }),
    },
    gstRateBps,
    rates: catalogue.rates,
  });
}

/** The chosen print; null for full colour outside, which is what boxes without a choice are. */
function printOf(style: string, { print }: BoxChoice): string | null {
  const chosen = chosenPrint(print ?? fullColour, style);
  return chosen === fullColour ? null : chosen;
}

/** A side that is missing although another one is given. */
const missingSide = (choice: BoxChoice) => {
  const missing = sides.filter((side) => choice[side] == null);
  return missing.length < sides.length ? missing[0] : undefined;
};

const sides = ['length', 'width', 'height'] as const;

/** Rounds to what tools can cut: a size converted from inches is not a different box. */
const hundredths = (millimetres: number): number => Math.round(millimetres * 100) / 100;
