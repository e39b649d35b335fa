/** The day in India, `YYYY-MM-DD`. */
export const indianToday = (now = new Date()): string =>
  new Date(now.getTime() + 19_800_000).toISOString().slice(0, 10);
