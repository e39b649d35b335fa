import type { Company } from '@boxwright/contract';
import type { DieTerms } from '@boxwright/storage';
import type { Services } from '../../calls/services.ts';

/** The terms on which a die is on file today, for the queries that find one. */
export function dieTermsOf({ now, gateway }: Pick<Services, 'now' | 'gateway'>, { dieYears }: Company): DieTerms {
  const since = now();
  since.setUTCFullYear(since.getUTCFullYear() - dieYears);
  return { since, gateway: gateway.name };
}
