import type { BoxPicture, Face, View } from './faces.ts';

/** Three-quarter view from above, as products are photographed: front, right side and lid. */
export const productView: View = { yaw: 35, pitch: 25 };

/** Parallel projection of a folded box to polygons in painting order, in millimetres of the picture. */
export function projectBox(_faces: readonly Face[], _view: View = productView): BoxPicture {
  throw new Error('Not projected yet');
}
