import type { Services } from '../../calls/services.ts';
import { newTicket, proofHash } from '../customers/passwords/proofs.ts';

const invitationDays = 7;

/** A new link's token, with what the database stores of it. */
export function newInvitationLink({ now }: Pick<Services, 'now'>) {
  const token = newTicket();
  const expiresAt = new Date(now().getTime() + invitationDays * 86_400_000);
  return { token, stored: { tokenHash: proofHash(token), expiresAt } };
}
