const offset = 5.5 * 3_600_000;

/** Today in India as `YYYY-MM-DD`, by this device's clock. */
export const indianToday = (now = Date.now()): string => new Date(now + offset).toISOString().slice(0, 10);
