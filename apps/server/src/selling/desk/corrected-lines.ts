import { type Company, fail, type Input, ok, type Result } from '@boxwright/contract';
import { jobsOfOrder, type Order, type OrderLine, type Tx } from '@boxwright/storage';
import { readGoods } from '../goods/read-goods.ts';
import { refuseQuantity } from '../goods/refuse-quantity.ts';
import { priceByOwnCard } from '../production/price-by-own-card.ts';
import { isBegun } from '../proofs/line-of-order.ts';

interface Ordered {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
  readonly company: Company;
}

/**
 * An order's lines in other quantities, priced by their own rate cards, and the ids of those that change. Refused once
 * plates are begun, and for a price that was agreed or quoted: it was for its quantity.
 */
export async function correctedLines(
  tx: Tx,
  { order, lines, company }: Ordered,
  wanted: Input<'CorrectOrder'>['quantities'],
): Promise<Result<{ readonly lines: readonly OrderLine[]; readonly changed: readonly number[] }>> {
  const jobs = new Map((await jobsOfOrder(tx, order.id)).map((job) => [job.lineId, job]));
  const corrected = [...lines];
  const changed: number[] = [];
  for (const { position, quantity } of wanted) {
    const line = lines[position - 1];
    if (!line) {
      return fail('invalid', 'The items of the order are others. Please load the page again.', { field: 'quantities' });
    }
    if (quantity === line.quantity || changed.includes(line.id)) continue;
    const field = `quantity-${position}`;
    const refuse = (why: string) => fail('conflict', `${line.itemName}: ${why}`, { field });
    const { snapshot } = readGoods(line);
    const job = jobs.get(line.id);
    if (order.reprintOf !== null) return refuse('a reprint stays as it is. Please cancel it and print again.');
    if (!['IN-PROCESS', 'Order Accepted', 'In Production'].includes(order.status) || (job && isBegun(job)))
      return refuse('its plates are begun, so its quantity can’t be changed any more.');
    if (job && job.runId !== null)
      return refuse('it is printed together with others. Please take it out of the run first.');
    if (snapshot.agreed !== null || snapshot.quotation !== null)
      return refuse('its price was agreed or quoted for its quantity. Please cancel and sell it anew.');
    const unorderable = refuseQuantity(line.kind, quantity, company, field);
    if (unorderable) return unorderable;
    const price = await priceByOwnCard(tx, line, quantity);
    if (!price.ok) return fail(price.failure.code, `${line.itemName}: ${price.failure.text}`, { field });
    const unitPrice = Math.round((price.value.goodsPaise * 100) / quantity);
    corrected[position - 1] = { ...line, ...price.value, quantity, unitPrice };
    changed.push(line.id);
  }
  return ok({ lines: corrected, changed });
}
