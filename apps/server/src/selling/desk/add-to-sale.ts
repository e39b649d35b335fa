import { fail, type OperationName, ok, type Result } from '@boxwright/contract';
import { addLine, findDeskCart, inTransaction, linesOfCart, takeDeskCart } from '@boxwright/storage';
import type { SignedInStaff } from '../../adapters/identity/visitor.ts';
import type { Call } from '../../calls/call.ts';
import { notedBy } from '../../calls/noted.ts';
import { mostLines } from '../cart/add-goods.ts';
import { type LineDelivery, lineOf } from '../cart/line-of.ts';
import { currentCatalogue } from '../catalogue/catalogue.ts';
import { readCompany } from '../company/company.ts';
import { dieFor } from '../goods/die-for.ts';
import type { Choice } from '../goods/goods.ts';
import { layOut } from '../goods/lay-out.ts';
import type { DesignWishes } from '../goods/line-snapshot.ts';
import { priceGoods } from '../goods/price-goods.ts';
import { refuseQuantity } from '../goods/refuse-quantity.ts';
import { saleChanged } from '../orders/sale-changed.ts';
import { noSuchSale } from './read-sale.ts';

interface Wanted {
  readonly operation: OperationName;
  readonly saleId: number;
  readonly seen: number;
  readonly choice: Choice;
  readonly quantity: number;
  readonly delivery: LineDelivery;
  readonly wishes: DesignWishes;
}

/** Adds goods to a sale at the shop's price for this customer, by the same function as the shop. */
export async function addToSale(
  call: Pick<Call, 'services' | 'source'>,
  staff: SignedInStaff,
  { operation, saleId, seen, choice, quantity, delivery, wishes }: Wanted,
): Promise<Result<{ version: number }>> {
  const { services } = call;
  const { db, now } = services;
  const found = await findDeskCart(db, saleId);
  if (!found) return noSuchSale;
  const company = await readCompany(db);
  const refused = refuseQuantity(choice.kind, quantity, company, 'quantity');
  if (refused) return refused;
  if (delivery.deliveryType === 'StandardShipping' && delivery.destinationPincode === null) {
    return fail('invalid', 'Please enter the pincode to deliver to, or choose pick-up.', { field: 'destination' });
  }
  const catalogue = await currentCatalogue(services);
  await layOut(call, catalogue, [choice]);
  const die = await dieFor(services, found.customer.id, choice, { catalogue, company });
  const priced = priceGoods(catalogue, choice, quantity, wishes, die);
  if (!priced.ok) return priced;
  return inTransaction(db, async (tx) => {
    const cart = await takeDeskCart(tx, saleId, seen);
    if (!cart) return saleChanged;
    if ((await linesOfCart(tx, saleId)).length >= mostLines) {
      return fail('not_possible', `A sale holds up to ${mostLines} items. Please order these first.`);
    }
    const line = await addLine(tx, saleId, lineOf(priced.value, delivery));
    await notedBy(tx, { staffId: staff.id, operation, at: now() }, ['sale', saleId, `Sale ${saleId}`], {
      after: { line: line.id, goods: priced.value.name, quantity, pricePaise: priced.value.price.total },
    });
    return ok({ version: cart.version });
  });
}
