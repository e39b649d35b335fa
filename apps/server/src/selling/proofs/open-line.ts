import { fail, ok, type Result } from '@boxwright/contract';
import type { Call } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import type { LinkedProofs } from '../orders/proof-link.ts';
import { openLinkedProofs } from '../orders/proof-link.ts';

const onlyLooking = fail(
  'forbidden',
  'With this link you can look and comment. Whoever ordered can send files and decide, with the link in their mail.',
);

/** The order that a link opens to somebody who wants to change something, within the limits of their network. */
export async function openToChange(
  call: Pick<Call, 'services' | 'source'>,
  token: string,
  needs: LinkedProofs['may'],
): Promise<Result<LinkedProofs>> {
  const refused = await checkRateLimit(call, 'proof from source');
  if (refused) return refused;
  const opened = await openLinkedProofs(call.services, token);
  if (!opened.ok) return opened;
  return needs === 'decide' && opened.value.may !== 'decide' ? onlyLooking : ok(opened.value);
}

/** Whether the order's own customer is signed in, or somebody has only the link. */
export const actorOf = ({ visitor }: Pick<Call, 'visitor'>, { customer }: LinkedProofs): 'customer' | 'guest' =>
  visitor.customer?.id === customer.id ? 'customer' : 'guest';
