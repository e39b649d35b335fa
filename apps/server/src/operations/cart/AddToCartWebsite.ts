import { fail, type Input } from '@boxwright/contract';
import { findQuotation, readOpenCart } from '@boxwright/storage';
import type { Handler } from '../../door/call.ts';
import { idempotentTransaction } from '../../door/idempotency.ts';
import { addGoods } from '../../selling/cart/add-goods.ts';
import { changeLine } from '../../selling/cart/change-line.ts';
import { cartOwner, ownerForNewLine } from '../../selling/cart/owner.ts';
import { currentCatalogue } from '../../selling/catalogue/catalogue.ts';
import { readCompany } from '../../selling/company.ts';
import type { Choice } from '../../selling/goods/goods.ts';
import { layOut } from '../../selling/goods/lay-out.ts';
import { choiceOfLine } from '../../selling/goods/read-goods.ts';

export const AddToCartWebsite: Handler<'AddToCartWebsite'> = async (input, call) => {
  const [item, ...others] = input.items;
  if (!item || others.length > 0) return fail('invalid', 'Please add one item at a time.', { field: 'items' });

  const shop = {
    catalogue: await currentCatalogue(call.services),
    company: await readCompany(call.services.db),
  };
  const choice = chosen(input, item.item);
  if (choice === null) {
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
    return changeLine(idempotentTransaction(call, 'AddToCartWebsite', input), owner, change, shop);
  }
  const wanted = {
    choice,
    quantity: item.quantity,
    artwork: {
      designType: input.designType ?? null,
      customDescription: input.customDescription ?? null,
      designId: input.designId,
    },
    quotation: input.quotation ? await findQuotation(call.services.db, input.quotation) : undefined,
    delivery: { deliveryType: input.deliveryType ?? 'StandardShipping', destinationPincode: input.destination },
  } as const;
  await layOut(call, shop.catalogue, [choice]);
  return addGoods(call.services, ownerForNewLine(call), wanted, shop);
};

/** What is put into the cart: a sample is named as one, a box names its board. Null: a line is changed. */
function chosen(input: Input<'AddToCartWebsite'>, variantId: number): Choice | null {
  const { lineId, boardId, outerCoatingId, innerCoatingId, length, width, height } = input;
  if (lineId !== null) return null;
  if (input.orderType === 'Ordersample') return { kind: 'sample', variantId, boardId, length, width, height };
  if (boardId === null) return null;
  return { kind: 'box', variantId, boardId, outerCoatingId, innerCoatingId, length, width, height };
}
