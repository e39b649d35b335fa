import type { PageReading, PlacedPicture } from '@boxwright/print-files';

/** Whether a file is nothing but this picture: it is measured in its pixels then, see `pictureReading`. */
export const isWholeFile = ({ hasSize, trimmed }: PageReading, { pixelWidth, pixelHeight }: PlacedPicture): boolean =>
  !hasSize && trimmed.length === pixelWidth && trimmed.width === pixelHeight;
