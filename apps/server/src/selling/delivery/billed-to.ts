import { isGstin } from '@boxwright/money';
import { type DbOrTx, isSezRegistration } from '@boxwright/storage';
import type { Billed } from './place-of-supply.ts';

/** Who is billed, and whether staff know the registration as one of a Special Economic Zone. */
export async function billedTo(db: DbOrTx, { gstin, stateGstCode }: Omit<Billed, 'isSez'>): Promise<Billed> {
  const isSez = gstin !== null && isGstin(gstin) && (await isSezRegistration(db, gstin));
  return { gstin, stateGstCode, isSez };
}
