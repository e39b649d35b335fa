import { paise } from '@boxwright/money';
import { expect, test } from 'vitest';
import { companyOrderAlertMail } from './company-order-alert.ts';
import { company, order } from './testing/half-paid-order.ts';

test('the desk reads who cancelled an order and why, what goes back, and that its boxes are packed', () => {
  const { text, subject } = companyOrderAlertMail({
    company,
    order,
    cancellation: { by: 'the order desk', reason: 'The buyer rang.', wasPacked: true },
    paidBy: ['online'],
    amountPaid: order.totals.total,
    balanceDue: paise(0),
    onItsWayBack: order.totals.total,
    toPayBack: paise(0),
    billing: [],
    shipping: [],
    helpWith: [],
    links: { manage: 'https://shop.example/manage/orders/7' },
    files: [],
  });
  expect(subject).toContain('cancelled');
  for (const fact of ['Cancelled by: the order desk', 'Reason: The buyer rang.', 'Packed: Take its boxes out'])
    expect(text).toContain(fact);
  expect(text).toMatch(/Refund on its way: ₹/);
});
