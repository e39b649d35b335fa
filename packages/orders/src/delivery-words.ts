import { itemsInWords } from './item-words.ts';
import { readyWayOf } from './ready-words.ts';

type Item = { readonly itemName: string; readonly deliveryType: string };

/** Which items of an order are delivered and which are collected, by their names; null where all go the same way. */
export function partsByDelivery(
  items: readonly Item[],
): { readonly delivered: string; readonly collected: string } | null {
  if (readyWayOf(items.map(({ deliveryType }) => deliveryType)) !== 'both') return null;
  const named = items.map((item, position) => ({ ...item, position }));
  return {
    delivered: itemsInWords(named.filter(({ deliveryType }) => deliveryType !== 'SelfPickup')),
    collected: itemsInWords(named.filter(({ deliveryType }) => deliveryType === 'SelfPickup')),
  };
}

/** How the items of an order reach their buyer, as its mails and papers name it. */
export function deliveryText(items: readonly Item[]): string {
  const parts = partsByDelivery(items);
  if (parts !== null) return `Delivery Partner for ${parts.delivered}, Self Pickup for ${parts.collected}`;
  return readyWayOf(items.map(({ deliveryType }) => deliveryType)) === 'collected' ? 'Self Pickup' : 'Delivery Partner';
}
