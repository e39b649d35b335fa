import { fail } from '@boxwright/contract';
import { findQuotation, readOpenCart } from '@boxwright/storage';
import { addBox } from '../../cart/addBox.ts';
import { changeLine } from '../../cart/changeLine.ts';
import { choiceOfLine } from '../../cart/configuration.ts';
import { cartOwner, ownerForNewLine } from '../../cart/owner.ts';
import { currentCatalogue } from '../../catalogue/catalogue.ts';
import { layOut } from '../../catalogue/layOut.ts';
import type { Handler } from '../../door/call.ts';
import { once } from '../../door/once.ts';
import { refuseForeignCustomer } from '../../policies/ownCustomer.ts';
import { readCompany } from '../../settings.ts';

export const AddToCartWebsite: Handler<'AddToCartWebsite'> = async (input, call) => {
  const foreign = refuseForeignCustomer(call, input.customerId);
  if (foreign) return foreign;
  const [item, ...others] = input.items;
  if (!item || others.length > 0) return fail('invalid', 'Please add one item at a time.', { field: 'items' });

  const shop = {
    catalogue: await currentCatalogue(call.services),
    minimum: (await readCompany(call.services.db)).minimumBoxes,
  };
  // A new box names its board; a step of one names the line, or only the variant.
  if (input.lineId !== null || input.boardId === null) {
    const owner = cartOwner(call.visitor);
    if (!owner) return fail('not_found', 'This item is not in your cart any more.');
    const change = {
      lineId: input.lineId,
      variantId: item.item,
      quantity: input.newQuantity === undefined ? { step: item.quantity } : { to: input.newQuantity },
      deliveryType: input.deliveryType ?? undefined,
      destination: input.destination,
    };
    const open = await readOpenCart(call.services.db, owner);
    const lines = open?.lines.filter(({ variantId }) => variantId === item.item) ?? [];
    await layOut(call, shop.catalogue, lines.map(choiceOfLine));
    return changeLine(once(call, 'AddToCartWebsite', input), owner, change, shop);
  }
  const box = {
    choice: {
      variantId: item.item,
      boardId: input.boardId,
      outerCoatingId: input.outerCoatingId,
      innerCoatingId: input.innerCoatingId,
      length: input.length,
      width: input.width,
      height: input.height,
      quantity: item.quantity,
    },
    design: {
      designType: input.designType ?? null,
      customDescription: input.customDescription ?? null,
      designId: input.designId,
    },
    quotation: input.quotation ? await findQuotation(call.services.db, input.quotation) : undefined,
    delivery: { deliveryType: input.deliveryType ?? 'StandardShipping', destinationPincode: input.destination },
  };
  await layOut(call, shop.catalogue, [box.choice]);
  return addBox(call.services, ownerForNewLine(call), box, shop);
};
