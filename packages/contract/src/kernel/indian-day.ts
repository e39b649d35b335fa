/** India's clocks are ahead of UTC by this much all year. */
export const indiaAheadMs = 5.5 * 3_600_000;

/** The day in India, `YYYY-MM-DD`, in whatever time zone the program runs. */
export const indianDay = (moment: Date): string => new Date(moment.getTime() + indiaAheadMs).toISOString().slice(0, 10);
