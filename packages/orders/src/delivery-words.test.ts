import { expect, test } from 'vitest';
import { deliveryText, partsByDelivery, ways } from './index.ts';

const item = (itemName: string, deliveryType: string) => ({ itemName, deliveryType });
const both = [item('Soap Box', 'SelfPickup'), item('Tea Sample', 'StandardShipping')];

test('the delivery of an order is named once where all its items go alike, else by item', () => {
  expect(deliveryText([item('A', 'StandardShipping')])).toBe('Delivery Partner');
  expect(deliveryText([item('A', 'SelfPickup'), item('B', 'SelfPickup')])).toBe('Self Pickup');
  expect(partsByDelivery([item('A', 'SelfPickup')])).toBeNull();
  expect(deliveryText(both)).toBe('Delivery Partner for item 2 (Tea Sample), Self Pickup for item 1 (Soap Box)');
});

test('cash is paid for what is collected, too, when the rest is delivered', () => {
  const order = { total: '₹2,000.00', dueOn: null };
  expect(ways.COD.words.committed({ ...order, parts: null })).toBe(
    'You pay ₹2,000.00 in cash when it is delivered; if it comes in several parcels, with the last one.',
  );
  expect(ways.COD.words.committed({ ...order, parts: partsByDelivery(both) })).toBe(
    'You pay ₹2,000.00 in cash when we deliver item 2 (Tea Sample), with the last parcel if there are several: that is for the whole order, also for item 1 (Soap Box), which you collect.',
  );
});
