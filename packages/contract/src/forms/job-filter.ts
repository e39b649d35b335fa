/** The steps of the board, and jobs that wait for the rest of their order; as in the life cycles of orders. */
export const jobFilterStages = ['plates', 'printing', 'coating', 'cutting', 'pasting', 'packing', 'packed'] as const;
/** What prints a job. */
export const jobPresses = ['offset', 'digital'] as const;
/** When a job is due: before today, up to today, within a week, or on no day that was promised. */
export const jobDues = ['late', 'today', 'week', 'none'] as const;
/** What a job waits for before its plates are made, or it is printed: its approved proof, or money for its order. */
export const jobHolds = ['proof', 'money'] as const;
export type JobHold = (typeof jobHolds)[number];
/** Jobs that wait for one of these, or for nothing. */
export const jobHoldFilters = [...jobHolds, 'none'] as const;

/** Follows the code of a job that waits. */
export const jobHoldWords: { readonly [by in JobHold]: string } = {
  proof: 'can’t be printed',
  money: 'waits for money',
};
