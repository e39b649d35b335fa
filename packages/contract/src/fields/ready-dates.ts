import { z } from 'zod';
import { field, record } from '../kernel/record.ts';

/** When goods are ready. Days as YYYY-MM-DD, in India. */
export const readyDates = record({
  /** All others count from it: the proof is approved on this day. */
  approvedOn: field('approved_on', z.string()),
  /** By then they leave the works, or can be collected there. */
  readyBy: field('ready_by', z.string()),
  /** Null where nothing is delivered, or where nobody knows how long that takes. */
  arrivesBy: field('arrives_by', z.string().nullable()),
});
