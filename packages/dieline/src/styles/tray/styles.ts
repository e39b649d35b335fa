import type { BoxStyle } from '../style.ts';
import { baseAndLid } from './base-and-lid.ts';
import { drawer } from './drawer.ts';
import { gluedCornerTray } from './glued-corner-tray.ts';
import { hingedLid } from './hinged-lid.ts';
import { mailer } from './mailer.ts';
import { rollEndTray } from './roll-end-tray.ts';
import { webbedTray } from './webbed-tray.ts';

/** Trays and boxes made of trays, in the order of the shop. */
export const trayStyles: readonly BoxStyle[] = [
  rollEndTray,
  gluedCornerTray,
  webbedTray,
  baseAndLid,
  hingedLid,
  mailer,
  drawer,
];
