import type { Panel } from '@boxwright/dieline';
import type { Area, Artwork } from '../brands/artwork.ts';
import type { Markup } from '../drawing/shapes.ts';

/** The print on a panel of this size; flaps have none. */
export function artworkOf({ name }: Panel, artwork: Artwork, area: Area): Markup {
  if (name === 'front' || name === 'back') return artwork.front(area);
  if (name === 'left' || name === 'right') return artwork.side(area);
  return name === 'topLid' || name === 'bottomLid' ? artwork.lid(area) : '';
}

/** The panel's ground colour. The glue flap is bare. */
export function groundOf({ name, role }: Panel, { ground }: Artwork): string {
  if (role === 'glueFlap') return '#f6f0e4';
  if (name === 'front' || name === 'back') return ground.front;
  return role === 'wall' || role === 'dustFlap' ? ground.side : ground.lid;
}
