import { fail, type Result } from '@boxwright/contract';
import { isWithoutPayment } from '@boxwright/money';
import type { OrderStatus } from '@boxwright/orders';
import type { DbOrTx, Order } from '@boxwright/storage';
import { validLut } from '../settings/tax-terms.ts';

/** Refuses to send, and so to invoice, a supply without payment of tax on a day without a letter of undertaking. */
export async function refuseWithoutLut(
  db: DbOrTx,
  { supplyType }: Pick<Order, 'supplyType'>,
  to: OrderStatus,
  today: string,
): Promise<Result<never> | undefined> {
  if (to !== 'Dispatched' || !isWithoutPayment(supplyType) || (await validLut(db, today)) !== undefined)
    return undefined;
  return fail(
    'not_possible',
    'It is supplied without payment of tax, and no letter of undertaking is valid today. Enter one in the settings, or set the place of supply with payment.',
  );
}
