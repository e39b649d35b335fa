import { type Rule, required } from '../kernel/rules.ts';

/** How many orders the desk's list shows at a time. */
export const deskPageSize = 50;

/** The desk counts only up to this number: "99+". */
export const mostCounted = 100;

/** The most orders that can be moved at once. */
export const mostMovedAtOnce = 100;

/**
 * What an order can need: acceptance, finishing today or before, its payment, a decision about its return, an answer, its
 * transfer, the right GSTIN, or to be made again.
 */
export const deskNeeds = [
  'accept',
  'due',
  'late',
  'unpaid',
  'return',
  'message',
  'transfer',
  'gstin',
  'reprint',
] as const;
export type DeskNeed = (typeof deskNeeds)[number];

/**
 * The steps that can be taken for many orders at once. Sent orders go back to packed by it, and delivered ones on their
 * way, if it comes with words to their customers.
 */
export const bulkSteps = ['Order Accepted', 'In Production', 'Packed', 'Dispatched', 'Delivered', 'Returned'] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** The most views that a member of staff can save. */
export const mostDeskViews = 30;

/** Longest name of a saved view, in characters. */
export const longestViewName = 40;

/** The name under which filters are saved. */
export const deskViewRules: readonly Rule<{ readonly name: string }>[] = [required('name', 'Please enter a name.')];
