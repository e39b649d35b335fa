import { isGstin } from './gstin.ts';
import { stateOfGstin } from './place-of-supply.ts';

/** What can be doubtful about a GSTIN that is billed: a wrong character, or another state than its address. */
export const gstinDoubts = ['character', 'state'] as const;
export type GstinDoubt = (typeof gstinDoubts)[number];

/** What is doubtful about a GSTIN beside the state of its address (its code in GST); null for nothing, or without one. */
export function gstinDoubtOf(gstin: string | null, stateGstCode: string | null): GstinDoubt | null {
  if (!gstin) return null;
  if (!isGstin(gstin)) return 'character';
  const registered = stateOfGstin(gstin);
  return registered === null || stateGstCode === null || registered === stateGstCode ? null : 'state';
}
