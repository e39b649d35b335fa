import { add, bps, paise } from '@boxwright/money';
import type { OrderFormData, OrderFormLine } from '../index.ts';
import { invoice } from '../tax-document/testing/example.ts';

export const soapBox: OrderFormLine = {
  description: 'Soap Box, reverse tuck',
  configuration: [
    { label: 'Size', value: '60 × 40 × 100 mm' },
    { label: 'Board', value: 'Folding Box Board 300 gsm' },
    { label: 'Outer coating', value: 'Matt lamination' },
  ],
  hsn: '4819',
  quantity: 2000,
  amount: paise(2124000),
};

const { deliverTo: addressee = invoice.recipient } = invoice;

export const order: OrderFormData = {
  issuedAt: new Date('2026-11-20T10:20:00Z'),
  company: invoice.supplier,
  order: { number: 'BW/26-27/000123', placedAt: new Date('2026-11-20T10:15:00Z') },
  billing: invoice.recipient,
  shipping: addressee,
  lines: [soapBox],
  totals: {
    netValue: paise(2124000),
    delivery: paise(97000),
    taxes: [
      { name: 'CGST', rate: bps(250), amount: paise(55525) },
      { name: 'SGST', rate: bps(250), amount: paise(55525) },
    ],
    total: paise(2332050),
  },
  payment: {
    mode: 'payu',
    transactionNumber: 'BW4f9a0c2d7e/403993715521889530',
    amountPaid: paise(1166025),
    balanceDue: paise(1166025),
  },
  delivery: 'Delivery Partner',
  isCollected: false,
  contactLines: ['Monday to Saturday, 9:00 to 18:00 · +91 44 0000 0000 · orders@boxwright.example'],
};

export const withLines = (count: number): OrderFormData => ({
  ...order,
  lines: Array.from({ length: count }, (_, index) => ({ ...soapBox, description: `Soap Box number ${index + 1}` })),
  totals: { ...order.totals, netValue: add(...Array.from({ length: count }, () => soapBox.amount)) },
});
