import { type Limits, usualLimits } from '@boxwright/preflight';
import { type DbOrTx, readSetting } from '@boxwright/storage';
import { z } from 'zod';

/** The setting that holds the limits. */
export const printFileLimitsKey = 'print-file-limits';

const stored = z.partialRecord(z.enum(Object.keys(usualLimits) as [keyof Limits]), z.number()); // its keys

/** The limits for checks of print files; the usual ones until staff set their own. */
export async function readPrintFileLimits(db: DbOrTx): Promise<Limits> {
  return { ...usualLimits, ...stored.safeParse((await readSetting(db, printFileLimitsKey)) ?? {}).data };
}
