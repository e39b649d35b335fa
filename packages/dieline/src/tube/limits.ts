import type { StyleLimits } from '../style.ts';

/** Smallest tube that can be glued and tucked; the largest are bounded by the biggest stock sheet. */
export const tubeLimits: StyleLimits = { length: [15, 400], width: [12, 300], height: [15, 600], caliper: [0.2, 1] };
