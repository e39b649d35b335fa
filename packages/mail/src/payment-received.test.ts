import { paise } from '@boxwright/money';
import { expect, test } from 'vitest';
import { paymentReceivedMail } from './index.ts';
import { company, order } from './testing/half-paid-order.ts';

const shop = 'https://boxwright.example';
const links = {
  track: `${shop}/track/abc`,
  order: `${shop}/my-orders/123`,
  orderForm: `${shop}/downloadorderform/abc`,
  pay: `${shop}/checkout?order=123`,
  proofs: { url: `${shop}/proofs/abc`, isArtworkAwaited: true },
};
const half = paise(1166025);

/** The words of a mail's buttons, which stand out from its links. */
const buttonsOf = (html: string) =>
  [...html.matchAll(/font-weight:600;text-decoration:none">([^<]*)<\/a>/g)].map(([, words]) => words);

test('whoever has paid half is asked for the artwork first, which print waits for, and for the rest before dispatch', () => {
  const payment = { amount: half, transactionNumber: 'BW4f9a', at: new Date('2026-11-20T10:20:00Z') };
  const paid = { company, order, payment, amountPaid: half, balanceDue: half, nextSteps: [] };
  const { html, text } = paymentReceivedMail({ ...paid, links });
  expect(buttonsOf(html)).toEqual(['Send your artwork']);
  expect(text).toContain(`Pay ₹11,660.25: ${links.pay}`);
  expect(text).toMatch(/remains to be paid .*before dispatch\./);
  // Whoever chose to pay later has nothing printed before.
  const later = paymentReceivedMail({ ...paid, order: { ...order, paymentMode: 'PayLater' }, links }).text;
  expect(later).toMatch(/remains to be paid .*before we start\./);
  const there = { ...links, proofs: { ...links.proofs, isArtworkAwaited: false } };
  expect(buttonsOf(paymentReceivedMail({ ...paid, links: there }).html)).toEqual(['Pay ₹11,660.25']);
});
