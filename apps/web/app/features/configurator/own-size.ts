import type { Variant } from '@boxwright/contract';
import type { BoxProblem, Size } from '@boxwright/dieline';
import { numberIn } from '../dieline/units.ts';
import type { Choices, Configuration, OwnSize } from './configuration.ts';

/** A typed size in mm, to a hundredth; NaN where it is no number. */
export const sizeIn = ({ length, width, height }: OwnSize): Size => ({
  length: side(length),
  width: side(width),
  height: side(height),
});

/** The variant in a size of one's own: its name stays, its pictures are of that size. */
export const inOwnSize = (variant: Variant, ownSize: OwnSize): Variant => {
  const size = sizeIn(ownSize);
  return { ...variant, ...size, images: picturedIn(variant.images, size) };
};

/**
 * Why a size can't be made, in the engine's words; null when it can, or when it isn't one's own. The engine is fetched
 * for it.
 */
export const ownSizeProblem = async (
  { ownSize, variantId, boardId }: Pick<Configuration, 'ownSize' | 'variantId' | 'boardId'>,
  { variants, boards }: Choices,
): Promise<BoxProblem | null> => {
  const variant = variants.find(({ id }) => id === variantId);
  const board = boards.find(({ id }) => id === boardId);
  if (ownSize === null || variant === undefined || board === undefined) return null;
  const { drawBox } = await import('../dieline/engine.ts');
  const drawn = drawBox(variant.style, { ...sizeIn(ownSize), caliper: board.caliper });
  return drawn.ok ? null : drawn.problem;
};

/** Addresses of drawn pictures name the size in whole millimetres. */
export const picturedIn = (images: string, { length, width, height }: Size): string =>
  drawnOf(images).replaceAll(/\/\d+x\d+x\d+\.svg/g, `/${[length, width, height].map(Math.round).join('x')}.svg`);

/** Without the photograph, which is of the variant's own size. */
const drawnOf = (images: string): string =>
  images
    .split('#')
    .filter((image) => image.includes('.svg'))
    .join('#');

const side = (typed: string): number => Math.round(numberIn(typed) * 100) / 100;
