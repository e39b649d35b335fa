import type { StickerSize } from '@boxwright/storage';

/** A size as the specification writes it: 'L X W' in mm. */
export const sizeText = ({ length, width }: Pick<StickerSize, 'length' | 'width'>): string => `${length} X ${width}`;
