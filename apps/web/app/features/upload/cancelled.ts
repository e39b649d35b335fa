/** Why a sending is stopped: it is given up for good, instead of paused or left with the page. */
export const cancelled = 'cancelled';
