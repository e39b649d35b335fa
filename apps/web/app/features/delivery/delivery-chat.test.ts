import { expect, it } from 'vitest';
import { deliveryMessage } from './delivery-chat.ts';

it('the message names box, quantity, pincode and weight, and no person', () => {
  const box = { name: 'Soap Box 100 g', size: '60 × 32 × 90 mm' };
  expect(deliveryMessage(box, { quantity: 2000, pincode: '744101', weight: 24.5 })).toBe(
    'What does the delivery of 2,000 × Soap Box 100 g (60 × 32 × 90 mm) to 744101 cost? It weighs 24.5 kg.',
  );
  expect(deliveryMessage(box, { quantity: 1000, pincode: '641001' })).toMatch(/to 641001 cost\?$/);
});
