import { lengthIn, type Variant } from '@boxwright/contract';
import type { Size } from '@boxwright/dieline';
import type { OwnSize } from './box-choice.ts';

/** A typed size in mm, to a hundredth; NaN where it isn't a number. */
export const sizeIn = ({ length, width, height }: OwnSize): Size => ({
  length: side(length),
  width: side(width),
  height: side(height),
});

/** The variant in a custom size: its name stays, its pictures show that size. */
export const inOwnSize = (variant: Variant, ownSize: OwnSize): Variant => {
  const size = sizeIn(ownSize);
  return { ...variant, ...size, images: picturedIn(variant.images, size) };
};

/** URLs of drawn pictures contain the size in whole millimetres. */
export const picturedIn = (images: string, { length, width, height }: Size): string =>
  drawnOf(images).replaceAll(/\/\d+x\d+x\d+\.svg/g, `/${[length, width, height].map(Math.round).join('x')}.svg`);

/** Without the photograph, which shows the variant's size. */
const drawnOf = (images: string): string =>
  images
    .split('#')
    .filter((image) => image.includes('.svg'))
    .join('#');

const side = (typed: string): number => Math.round(lengthIn(typed) * 100) / 100;
