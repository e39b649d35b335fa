import type { Handler } from '../../calls/call.ts';
import { addToSale } from '../../selling/desk/add-to-sale.ts';
import { noWishes } from '../../selling/goods/line-snapshot.ts';

export const AddSampleToSale: Handler<'AddSampleToSale'> = async (input, call) => {
  const { saleId, seen, deliveryType, destination, note, ...box } = input;
  return addToSale(call, call.visitor.staff, {
    operation: 'AddSampleToSale',
    ...{ saleId, seen, quantity: 1 },
    choice: { kind: 'sample', ...box },
    delivery: { deliveryType, destinationPincode: deliveryType === 'SelfPickup' ? null : destination },
    wishes: { ...noWishes, customDescription: note?.trim() || null },
  });
};
