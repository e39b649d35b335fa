import type { Blank, Dieline, Panel, PanelRole } from '@boxwright/dieline';
import type { Pose } from '@boxwright/pictures';
import type { BrandArtwork } from './brand-artwork.ts';
import type { Axes, Reading } from './reading.ts';

/** The print of a panel: one of the artwork's compositions on a colour, or the colour only. */
export interface Dress {
  readonly ground: string;
  readonly composition: 'front' | 'side' | 'lid' | 'band' | 'header' | 'gusset' | null;
}

export const bareBoard = '#f6f0e4';
/** The colour of the board inside rigid boxes. */
export const greyBoard = '#b9b2a5';

const seenRoles: readonly PanelRole[] = ['wall', 'lid', 'base', 'header', 'face', 'gusset'];

/** What is visible of a blank: its front, its top panel, or only its walls under another blank. */
export type Show = 'upright' | 'topmost' | 'walls' | 'covered' | 'greyBoard';

/** What is visible of a blank on the closed box. `isAlone`: the box has no other blank over this one. */
export function showOf(
  { dieline, part }: Pick<Blank, 'dieline' | 'part'>,
  axes: ReadonlyMap<string, Axes>,
  isAlone: boolean,
): Show {
  if (part === 'shell') return 'greyBoard';
  const [root] = dieline.panels;
  const rootUp = axes.get(root?.name ?? '')?.normal[1] ?? 0;
  if (Math.abs(rootUp) < 0.9) return 'upright';
  if (rootUp > 0) return 'topmost';
  if (!isAlone) return 'covered';
  return dieline.panels.some(({ name, role }) => role === 'lid' && (axes.get(name)?.normal[1] ?? 0) > 0.9)
    ? 'topmost'
    : 'walls';
}

/** Only tubes are laid on their side; boxes with a header or gusset and single faces are upright. */
export function poseOf({ panels }: Dieline, show: Show, { pose }: BrandArtwork): Pose {
  const stands = panels.some(({ role }) => role === 'header' || role === 'face' || role === 'gusset');
  return show !== 'upright' || stands ? 'standing' : pose;
}

export function dressOf(panel: Panel, { facing, laying }: Reading, show: Show, artwork: BrandArtwork): Dress {
  const { ground } = artwork;
  const plain = (colour: string): Dress => ({ ground: colour, composition: null });
  if (show === 'greyBoard') return plain(greyBoard);
  if (panel.role === 'glueFlap') return plain(bareBoard);
  if (show === 'covered') return plain(artwork.base ?? ground.side);
  const isSeen = seenRoles.includes(panel.role);
  if (show === 'upright') {
    if (panel.role === 'header')
      return { ground: ground.front, composition: facing === 'front' ? (artwork.header ? 'header' : 'lid') : null };
    if (!isSeen)
      return plain(panel.role === 'turnIn' ? ground.front : panel.role === 'dustFlap' ? ground.side : ground.lid);
    if (facing === 'front' || facing === 'back') return { ground: ground.front, composition: 'front' };
    if (panel.role === 'gusset' && artwork.gusset) return { ground: ground.side, composition: 'gusset' };
    if (facing === 'left' || facing === 'right') return { ground: ground.side, composition: 'side' };
    return { ground: ground.lid, composition: 'lid' };
  }
  const wallGround = artwork.band ? ground.side : ground.lid;
  if (!isSeen || facing === 'bottom') return plain(wallGround);
  if (facing === 'top') return { ground: ground.front, composition: 'front' };
  // The ends of a tray stay plain; the artwork is on its long walls.
  if (facing === 'left' || facing === 'right') return plain(wallGround);
  const { width, height } = laying.area;
  if (width < height * 0.9) return { ground: ground.side, composition: 'side' };
  return { ground: wallGround, composition: artwork.band ? 'band' : 'lid' };
}
