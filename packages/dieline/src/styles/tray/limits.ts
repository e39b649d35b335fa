import type { StyleLimits } from '../style.ts';

/**
 * Smallest tray whose ends can be rolled by hand; its blank fits the biggest stock sheet at ordinary proportions. Board
 * from light carton to E flute.
 */
export const trayLimits: StyleLimits = { length: [40, 600], width: [30, 450], height: [12, 200], caliper: [0.25, 1.6] };
