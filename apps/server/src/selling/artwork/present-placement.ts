import type { Output } from '@boxwright/contract';
import type { ArtworkPlacement } from '@boxwright/storage';

export const presentPlacement = (placement: ArtworkPlacement | null): Output<'GetPicturePlacement'>['placement'] =>
  placement && { ...placement, matrix: [...placement.matrix] };
