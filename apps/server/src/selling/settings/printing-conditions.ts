import { type PrintingConditionName, printingConditionNames } from '@boxwright/contract';
import { type DbOrTx, readSetting } from '@boxwright/storage';
import { z } from 'zod';

/** The setting that holds them. */
export const printingConditionsKey = 'printing-conditions';

const name = z.enum(Object.keys(printingConditionNames) as [PrintingConditionName]); // its keys
const stored = z.object({ coated: name.default('FOGRA39'), kraft: name.default('FOGRA29') });

/** For which printing plates are made, by the board's face. */
export type PrintingConditions = z.output<typeof stored>;

export async function readPrintingConditions(db: DbOrTx): Promise<PrintingConditions> {
  return stored.catch(stored.parse({})).parse((await readSetting(db, printingConditionsKey)) ?? {});
}

export const printingConditionIn = (typed: string): PrintingConditionName => name.parse(typed);
