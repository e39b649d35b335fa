import type { Handler } from '../../calls/call.ts';
import { addToSale } from '../../selling/desk/add-to-sale.ts';
import { noWishes } from '../../selling/goods/line-snapshot.ts';

export const AddBoxToSale: Handler<'AddBoxToSale'> = async (input, call) => {
  const { saleId, seen, quantity, deliveryType, destination, note, ...box } = input;
  return addToSale(call, call.visitor.staff, {
    operation: 'AddBoxToSale',
    ...{ saleId, seen, quantity },
    choice: { kind: 'box', ...box },
    delivery: { deliveryType, destinationPincode: deliveryType === 'SelfPickup' ? null : destination },
    wishes: { ...noWishes, customDescription: note?.trim() || null },
  });
};
