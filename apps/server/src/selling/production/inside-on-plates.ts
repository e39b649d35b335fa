import { insidePageOf } from '@boxwright/contract';
import type { InsideOnPlates } from '@boxwright/orders';
import type { JobListed } from '@boxwright/storage';

/** What is printed inside a job's box, and how it gets on the plates; null where nothing is. */
export function insideOnPlatesOf({ byHand, insideOf }: Pick<JobListed, 'byHand' | 'insideOf'>) {
  if (!insideOf) return null;
  const page = byHand === 'too-large' ? null : insidePageOf(insideOf);
  return { token: insideOf.token, page, onPlates: wayOf(byHand, page, insideOf.isNowhere) };
}

function wayOf(byHand: JobListed['byHand'], page: number | null, isNowhere: boolean): InsideOnPlates {
  if (byHand === 'too-large') return byHand;
  if (page === null) return 'no-page';
  return byHand ?? (isNowhere ? 'no-place' : 'laid');
}
