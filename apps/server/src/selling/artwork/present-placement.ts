import type { Output } from '@boxwright/contract';
import type { ArtworkPlacement } from '@boxwright/storage';

export const presentPlacement = (placement: ArtworkPlacement | null): Output<'GetPicturePlacement'>['placement'] =>
  placement && {
    length: placement.length,
    width: placement.width,
    matrix: [...placement.matrix],
    ...(placement.crop && { crop: placement.crop }),
  };
