import { grainRules } from '@boxwright/contract';
import { newestRevision } from '@boxwright/dieline';
import { type DieLayout, type GrainRule, laidBy, type Plan } from '@boxwright/pricing';
import { type DbOrTx, type Die, type DieBox, type DieTerms, findDie } from '@boxwright/storage';
import { z } from 'zod';
import { indianDay } from '../../process/indian-day.ts';
import { orderNumber } from '../company/order-number.ts';

/** What a price promises of the board's grain: `GrainRule` of the price engine. */
export const grainRule = z.enum(grainRules);

const storedGrain = grainRule.catch('free');

/** A customer's die that exists already, named by the order that paid for it. */
export const dieOnFile = z.object({
  /** Empty for the die that another line of the same order pays for. */
  order: z.string(),
  /** `YYYY-MM-DD` in India; empty as well. */
  orderedOn: z.string(),
  /** How its box is drawn: snapshots without it are of the first drawings. */
  drawing: z.literal([1, 2]).default(1),
  /** How the parts of its box lie on it: before engine 5.0.0 each part had a die. */
  plan: z.enum(['together', 'apart']).default('apart'),
  /** How its rows lie, where that is as before engine 8.3.0. */
  laid: z.enum(['repeating', 'best-alone']).optional(),
  /** How the grain runs in what it cuts: before engine 7.0.0 as it cost least. */
  grain: grainRule.default('free'),
});
export type DieOnFile = z.output<typeof dieOnFile>;

/** What a die decides of the price and the sheets of its box. */
export const layoutOf = ({ plan, laid, grain }: DieOnFile): DieLayout => ({
  planned: plan,
  grain,
  ...(laid && { laid }),
});

/** The die of a line whose box another line of the same cart or order pays the die for. */
export const dieOfOtherLine = (plan: Plan, grain: GrainRule): DieOnFile => ({
  order: '',
  orderedOn: '',
  drawing: newestRevision,
  plan,
  grain,
});

/** A stored die as prices and snapshots name it. */
export function readDie(die: Die | null | undefined): DieOnFile | null {
  if (!die) return null;
  const laid = laidBy(die.engineVersion);
  return {
    order: orderNumber(die),
    orderedOn: indianDay(die.placedAt),
    drawing: die.drawing === 2 ? 2 : 1,
    plan: die.isTogether ? 'together' : 'apart',
    // Left out as in JSON: a stored snapshot must equal a new one.
    ...(laid && { laid }),
    grain: storedGrain.parse(die.grain),
  };
}

/** The customer's die for a box; null when it has to be made, and for visitors who aren't signed in. */
export const findDieOnFile = async (
  db: DbOrTx,
  customerId: number | null,
  box: DieBox,
  terms: DieTerms,
): Promise<DieOnFile | null> => (customerId === null ? null : readDie(await findDie(db, customerId, box, terms)));
