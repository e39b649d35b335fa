import type { StyleLimits } from '../style.ts';

/** The minimum is the smallest tube that can be glued and tucked; the maximum fits the biggest stock sheet. */
export const tubeLimits: StyleLimits = { length: [15, 400], width: [12, 300], height: [15, 600], caliper: [0.2, 1] };
