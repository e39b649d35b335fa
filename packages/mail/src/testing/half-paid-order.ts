import { bps, paise } from '@boxwright/money';
import type { MailCompany, MailOrder } from '../index.ts';

export const company: MailCompany = {
  name: 'Boxwright Packaging',
  addressLines: ['14 Printers Lane, Royapettah', 'Chennai, Tamil Nadu 600014'],
  phones: ['+91 44 0000 0000'],
  email: 'orders@boxwright.example',
  url: 'https://boxwright.example/',
};

/** Two thousand soap boxes, of which half is paid online. */
export const order: MailOrder = {
  number: 'BW/26-27/000123',
  placedAt: new Date('2026-11-20T10:15:00Z'),
  customer: {
    name: 'Kavitha Raman',
    email: 'kavitha@rosaandreed.example',
    mobile: '9840000000',
    company: 'Rosa & Reed Soaps',
  },
  paymentMode: 'OnlinePartialPayment',
  delivery: 'Delivery Partner',
  isCollected: false,
  lines: [
    {
      description: 'Soap Box, reverse tuck',
      configuration: '60 × 40 × 100 mm, Folding Box Board 300 gsm, matt lamination',
      quantity: 2000,
      amount: paise(2124000),
    },
  ],
  totals: {
    netValue: paise(2124000),
    delivery: paise(97000),
    taxes: [
      { name: 'CGST', rate: bps(250), amount: paise(55525) },
      { name: 'SGST', rate: bps(250), amount: paise(55525) },
    ],
    total: paise(2332050),
  },
};
