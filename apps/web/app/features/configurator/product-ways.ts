import { lengthIn } from '@boxwright/contract';
import { sides } from './box-choice.ts';

/** A product's three sides as typed, as it stands in the box. */
export type TypedSides = Readonly<Record<(typeof sides)[number], string>>;

/** How a product is put into its box: its longest, middle or shortest side goes up. */
export const waysIn = ['standing', 'side', 'lying'] as const;
export type WayIn = (typeof waysIn)[number];

/** How the product stands; null while a side isn't a number. With two equal sides it isn't on its side: it lies or stands. */
export const wayIn = (typed: TypedSides): WayIn | null => {
  const [longest, , shortest] = sorted(typed)?.map((text) => lengthIn(text)) ?? [];
  if (longest === undefined) return null;
  const height = lengthIn(typed.height);
  if (height === longest) return 'standing';
  return height === shortest ? 'lying' : 'side';
};

/** The ways in which it can be put in: a product with two equal sides has no side between them. */
export const waysOf = (typed: TypedSides): readonly WayIn[] => {
  const lengths = new Set(sides.map((side) => lengthIn(typed[side])));
  return lengths.size === sides.length ? waysIn : waysIn.filter((way) => way !== 'side');
};

/** The same product put in differently: the longer of its other sides is the box's length. */
export const putIn = (typed: TypedSides, way: WayIn): TypedSides => {
  const longestFirst = sorted(typed);
  if (longestFirst === null) return typed;
  const [height = typed.height] = longestFirst.splice(waysIn.indexOf(way), 1);
  const [length = typed.length, width = typed.width] = longestFirst;
  return { length, width, height };
};

const sorted = (typed: TypedSides): string[] | null => {
  const texts = sides.map((side) => typed[side]);
  return texts.every((text) => Number.isFinite(lengthIn(text)))
    ? texts.toSorted((one, other) => lengthIn(other) - lengthIn(one))
    : null;
};
