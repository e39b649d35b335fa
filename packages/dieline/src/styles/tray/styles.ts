import type { BoxStyle } from '../style.ts';
import { baseAndLid } from './base-and-lid.ts';
import { drawer } from './drawer.ts';
import { hingedLid } from './hinged-lid.ts';
import { rollEndTray } from './roll-end-tray.ts';

/** Trays and boxes made of trays, in the order of the shop. */
export const trayStyles: readonly BoxStyle[] = [rollEndTray, baseAndLid, hingedLid, drawer];
