import { patterns } from '@boxwright/contract';
import type { Caller } from './quote.ts';

/** "Coimbatore, Tamil Nadu" for a pincode; empty while it isn't complete, or where nobody knows. */
export const loadPlace = async (call: Caller, pincode: string): Promise<string> => {
  if (!patterns.pincode.test(pincode)) return '';
  const answer = await call('GetPincode', { pincode });
  return answer.ok ? [answer.value.district, answer.value.state].filter(Boolean).join(', ') : '';
};
