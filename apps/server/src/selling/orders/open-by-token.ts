import { mayDo } from '@boxwright/contract';
import { isOrderOfErased } from '@boxwright/storage';
import type { Visitor } from '../../adapters/identity/visitor.ts';
import type { Services } from '../../calls/services.ts';
import { orderOfToken } from './order-token.ts';

/**
 * The id of the order that a token of its mails opens; null for tokens that this shop didn't make. Once the customer's
 * data are erased, it opens for staff only.
 */
export async function openByToken(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  token: string,
  readStaff: () => Promise<Visitor['staff']>,
): Promise<number | null> {
  const orderId = orderOfToken(secrets.orderToken, token);
  if (orderId === null || !(await isOrderOfErased(db, orderId))) return orderId;
  const staff = await readStaff();
  return staff !== null && mayDo(staff.role, 'orders') ? orderId : null;
}
