import type { HealthRow } from '@boxwright/contract';
import type { BadgeTone } from '../../ui/Badge.tsx';

/** Whether something outside the shop works, by the last time that it was used. */
export function healthBadge({ isSetUp, lastSuccess, lastFailure }: HealthRow): { tone: BadgeTone; name: string } {
  if (lastFailure !== null && (lastSuccess === null || lastFailure > lastSuccess)) {
    return { tone: 'bad', name: 'Failing' };
  }
  if (!isSetUp) return { tone: 'notice', name: 'Not set up' };
  return lastSuccess === null ? { tone: 'notice', name: 'Not used yet' } : { tone: 'good', name: 'Not failing' };
}
