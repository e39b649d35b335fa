import { z } from 'zod';
import { field, record } from '../kernel/record.ts';

/** When goods are ready. Days as YYYY-MM-DD, in India. */
export const readyDates = record({
  /** The day on which the proof is approved; the other days are counted from it. */
  approvedOn: field('approved_on', z.string()),
  /** The day by which they leave the works or can be collected there. */
  readyBy: field('ready_by', z.string()),
  /** Null if nothing is delivered, or if the time of delivery isn't known. */
  arrivesBy: field('arrives_by', z.string().nullable()),
});
