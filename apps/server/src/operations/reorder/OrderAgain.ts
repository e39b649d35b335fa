import { fail, ok } from '@boxwright/contract';
import { findArtwork } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { addGoods } from '../../selling/cart/add-goods.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { findOwnOrder } from '../../selling/orders/own-order.ts';
import { readReorder } from '../../selling/reorder/read-reorder.ts';

/** The lines are added one by one: those added before a refusal stay in the cart, and aren't added twice later. */
export const OrderAgain: Handler<'OrderAgain'> = async ({ orderId, lines, ifSame }, call) => {
  const { services, visitor } = call;
  const order = await findOwnOrder(services.db, visitor.customer, orderId);
  if (!order.ok) return order;
  const asked = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const wanted = (await readReorder(call, order.value, asked)).filter(
    ({ line, quantity }) => asked.has(line.id) && quantity > 0,
  );
  const [first] = wanted;
  if (!first) return fail('invalid', 'Please enter a quantity for at least one item.', { field: 'lines' });
  for (const { line, problem } of wanted) {
    if (problem) return { ok: false, failure: { ...problem, field: `line-${line.id}` } };
  }
  const shop = { catalogue: await currentCatalogue(services), company: await readCompany(services.db) };
  let cartId = 0;
  for (const { line, goods, quantity } of wanted) {
    const { designType, customDescription, designId, artwork } = goods.snapshot;
    // Files are removed some years after their last order.
    const isKept = artwork !== null && (await findArtwork(services.db, artwork.token)) !== undefined;
    const { deliveryType, destinationPincode } = line;
    const added = await addGoods(
      services,
      { customerId: visitor.customer.id },
      {
        choice: goods.choice,
        quantity,
        wishes: { designType, customDescription, designId, artwork: isKept ? artwork : null },
        delivery: { deliveryType, destinationPincode },
        quotation: undefined,
        asks: ifSame === 'ask',
      },
      shop,
    );
    if (!added.ok) return { ok: false, failure: { ...added.failure, field: `line-${line.id}` } };
    cartId = added.value.cartId;
  }
  return ok({ cartId, added: wanted.length });
};
