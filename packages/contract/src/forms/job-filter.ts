/** The steps of the board, and jobs that wait for the rest of their order; as in the life cycles of orders. */
export const jobFilterStages = ['plates', 'printing', 'coating', 'cutting', 'pasting', 'packing', 'packed'] as const;
/** What prints a job. */
export const jobPresses = ['offset', 'digital'] as const;
/** When a job is due: before today, up to today, within a week, or on no day that was promised. */
export const jobDues = ['late', 'today', 'week', 'none'] as const;
