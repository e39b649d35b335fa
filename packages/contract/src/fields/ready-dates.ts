import { z } from 'zod';
import { field, record } from '../kernel/record.ts';

/** When goods are ready. Days as YYYY-MM-DD, in India. */
export const readyDates = record({
  /** The other days come true if the proof is approved on this day; null once it is approved and they hold. */
  approvedOn: field('approved_on', z.string().nullable()),
  /** The day by which they leave the works or can be collected there. */
  readyBy: field('ready_by', z.string()),
  /** Null if nothing is delivered, or if the time of delivery isn't known. */
  arrivesBy: field('arrives_by', z.string().nullable()),
});
