import { flatStyles } from './flat/styles.ts';
import { dividerInsert } from './insert/divider-insert.ts';
import type { BoxStyle } from './style.ts';
import { trayStyles } from './tray/styles.ts';
import { autoLock } from './tube/auto-lock-bottom.ts';
import { display } from './tube/display.ts';
import { fivePanelHanger } from './tube/five-panel-hanger.ts';
import { gableBox } from './tube/gable-box.ts';
import { gusset } from './tube/gusset.ts';
import { hexagonalBox } from './tube/hexagonal-box.ts';
import { pillowBox } from './tube/pillow-box.ts';
import { reverseTuckEnd } from './tube/reverse-tuck-end.ts';
import { fullOverlapSealEnd, sealEnd } from './tube/seal-end.ts';
import { sleeve } from './tube/sleeve.ts';
import { snapLock } from './tube/snap-lock-bottom.ts';
import { straightTuckEnd } from './tube/straight-tuck-end.ts';
import { wrappedStyles } from './wrapped/styles.ts';

/** Every style that can be drawn, in the order of the shop. A new style needs its own file and a line here. */
export const boxStyles: readonly BoxStyle[] = [
  straightTuckEnd,
  reverseTuckEnd,
  snapLock,
  autoLock,
  sealEnd,
  fullOverlapSealEnd,
  sleeve,
  ...trayStyles,
  gusset,
  display,
  fivePanelHanger,
  gableBox,
  hexagonalBox,
  dividerInsert,
  pillowBox,
  ...wrappedStyles,
  ...flatStyles,
];

const byId = new Map(boxStyles.map((style) => [style.id, style]));

/** The style for an unvalidated id (from a form, a row or a URL), or undefined. */
export function boxStyleOf(id: string): BoxStyle | undefined {
  return byId.get(id);
}
