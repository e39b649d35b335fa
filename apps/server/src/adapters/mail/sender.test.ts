import { expect, test } from 'vitest';
import { senderOf } from './sender.ts';

test.each([
  ['orders@shop.example', 'Kraft, Crease & Co', 'orders@shop.example'],
  ['<orders@shop.example>', 'Kraft, Crease & Co', 'orders@shop.example'],
  ['Order desk <orders@shop.example>', 'Order desk', 'orders@shop.example'],
  ['"Desk, Chennai" <orders@shop.example>', 'Desk, Chennai', 'orders@shop.example'],
])('mails from %s carry its name, or else the shop’s', (mailFrom, name, address) => {
  expect(senderOf(mailFrom, 'Kraft, Crease & Co')).toEqual({ name, address });
});
