import { ok } from '@boxwright/contract';
import type { Handler } from '../../calls/call.ts';
import { placePicture } from '../../selling/artwork/inspect/place-file.ts';
import { presentPlacement } from '../../selling/artwork/present-placement.ts';
import { readArtworkOnBox } from '../../selling/goods/box/artwork-on-box.ts';

export const GetPicturePlacement: Handler<'GetPicturePlacement'> = async (asked, { services }) => {
  const onBox = await readArtworkOnBox(services, asked);
  if (!onBox.ok) return onBox;
  const { artwork, target, limits, shown } = onBox.value;
  return ok({ ...shown, placement: presentPlacement(placePicture(artwork, target, limits)) });
};
