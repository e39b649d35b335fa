import type { Handler } from '../../calls/call.ts';
import { readCompany } from '../../selling/company/company.ts';
import { addToSale } from '../../selling/desk/add-to-sale.ts';
import { noWishes } from '../../selling/goods/line-snapshot.ts';
import { askedStickers } from '../../selling/goods/sticker/asked-stickers.ts';

export const AddStickersToSale: Handler<'AddStickersToSale'> = async (input, call) => {
  const { saleId, seen, quantity, deliveryType, destination, note, ...stickers } = input;
  const asked = await askedStickers(call, stickers, quantity, await readCompany(call.services.db));
  if (!asked.ok) return asked;
  return addToSale(call, call.visitor.staff, {
    operation: 'AddStickersToSale',
    ...{ saleId, seen, quantity },
    choice: { kind: 'sticker', ...asked.value.choice },
    delivery: { deliveryType, destinationPincode: deliveryType === 'SelfPickup' ? null : destination },
    wishes: { ...noWishes, customDescription: note?.trim() || null },
  });
};
