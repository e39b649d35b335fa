import { fail, ok } from '@boxwright/contract';
import { findQuotation } from '@boxwright/storage';
import type { Handler } from '../../calls/call.ts';
import { checkRateLimit } from '../../calls/limits.ts';
import { addGoods } from '../../selling/cart/add-goods.ts';
import { ownerForNewLine } from '../../selling/cart/owner.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company/company.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { itemsOf, readSnapshot } from '../../selling/quotations/quotation.ts';

/** The items are added one by one: those added before a refusal stay in the cart, and aren't added twice later. */
export const OrderQuotation: Handler<'OrderQuotation'> = async ({ token }, call) => {
  const { services } = call;
  const refused = await checkRateLimit(call, 'download from source');
  if (refused) return refused;
  const quotation = await findQuotation(services.db, token);
  if (!quotation) return fail('not_found', 'There is no such quotation.');
  const { destination, orderAddress } = readSnapshot(quotation.snapshot);
  const shop = { catalogue: await currentCatalogue(services), company: await readCompany(services.db) };
  if (orderAddress === null) {
    return fail('not_possible', `For so many pieces, please order by mail: ${shop.company.email}`);
  }
  const items = itemsOf(quotation);
  await layOut(
    call,
    shop.catalogue,
    items.map(({ goods }) => goods.choice),
  );
  const owner = ownerForNewLine(call);
  let cartId = 0;
  for (const { goods, quoted, isPickedUp } of items) {
    const added = await addGoods(
      services,
      owner,
      {
        choice: goods.choice,
        quantity: quoted.quantity,
        wishes: goods.snapshot,
        delivery: isPickedUp
          ? { deliveryType: 'SelfPickup', destinationPincode: null }
          : { deliveryType: 'StandardShipping', destinationPincode: destination },
        quotation,
      },
      shop,
    );
    if (!added.ok) return fail(added.failure.code, `${goods.name}: ${added.failure.text}`);
    cartId = added.value.cartId;
  }
  return ok({ cartId, added: items.length });
};
