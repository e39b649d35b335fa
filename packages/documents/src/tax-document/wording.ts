import { findWay } from '@boxwright/orders';
import type { TaxDocumentData, TaxDocumentKind } from '../tax-document-data.ts';

/** The words in which the kinds of documents differ. */
export type Wording = {
  readonly title: string;
  /** For whom each copy is, one page set each (Rules 48 and 55). Empty if the rules ask for one copy. */
  readonly copies: readonly string[];
  readonly recipient: string;
  readonly total: string;
  /** Whether goods are listed with their tax, or with their share of an amount of money. */
  readonly isOfMoney: boolean;
  /** The names of what is paid and still to be paid; absent if they would mislead. */
  readonly settled?: { readonly paid: string; readonly due: string };
  /** What the reader must know about this kind. */
  readonly notes: readonly string[];
};

const wordings: Record<TaxDocumentKind, Wording> = {
  proforma: {
    title: 'Proforma Invoice',
    copies: [],
    recipient: 'Made out to',
    total: 'Total',
    isOfMoney: false,
    settled: { paid: 'Received', due: 'To be paid' },
    notes: [
      'This is not a tax invoice: no input tax credit can be taken on it. The tax invoice is issued at dispatch, at the tax rates of that day.',
    ],
  },
  'receipt-voucher': {
    title: 'Receipt Voucher',
    copies: [],
    recipient: 'Received from',
    total: 'Amount received',
    isOfMoney: true,
    settled: { paid: 'Received for this order', due: 'Still to be paid' },
    notes: [
      'No tax is charged on an advance for goods (Notification 66/2017, Central Tax). It is charged by the tax invoice, which is issued at dispatch.',
    ],
  },
  'refund-voucher': {
    title: 'Refund Voucher',
    copies: [],
    recipient: 'Paid back to',
    total: 'Amount paid back',
    isOfMoney: true,
    notes: ['No tax was charged on the advance, so the amount paid back contains none.'],
  },
  'tax-invoice': {
    title: 'Tax Invoice',
    copies: ['Original for recipient', 'Duplicate for transporter', 'Triplicate for supplier'],
    recipient: 'Bill to',
    total: 'Total',
    isOfMoney: false,
    settled: { paid: 'Received', due: 'Due' },
    notes: [],
  },
  'credit-note': {
    title: 'Credit Note',
    copies: [],
    recipient: 'Credited to',
    total: 'Total credited',
    isOfMoney: false,
    notes: ['Issued under section 34 of the CGST Act: value and tax of the invoice fall by these amounts.'],
  },
  'debit-note': {
    title: 'Debit Note',
    copies: [],
    recipient: 'Debited to',
    total: 'Total debited',
    isOfMoney: false,
    settled: { paid: 'Received for this order', due: 'Due for this order' },
    notes: ['Issued under section 34(3) of the CGST Act: value and tax of the invoice rise by these amounts.'],
  },
  'delivery-challan': {
    title: 'Delivery Challan',
    copies: ['Original for consignee', 'Duplicate for transporter', 'Triplicate for consigner'],
    recipient: 'Consignee',
    total: 'Value of the goods',
    isOfMoney: false,
    notes: [
      'This challan goes with the goods. Values and taxes are those of the tax invoice; this is not a demand for payment.',
    ],
  },
};

/** A challan without a value goes with a free replacement, which has no invoice. */
const ofFreeGoods: Wording = {
  ...wordings['delivery-challan'],
  notes: [
    'Free replacement, sent without charge (CGST Rule 55): no supply, no value and no tax. This is not a demand for payment.',
  ],
};

/** Of an order that is paid at the door. */
const inCash: Wording = { ...wordings.proforma, settled: { paid: 'Received', due: 'In cash on delivery' } };

export function wordingOf({ kind, total, payment }: Pick<TaxDocumentData, 'kind' | 'total' | 'payment'>): Wording {
  if (kind === 'delivery-challan' && total === 0) return ofFreeGoods;
  return kind === 'proforma' && findWay(payment.mode)?.settled === 'cash' ? inCash : wordings[kind];
}

export const titleOf = ({ kind }: Pick<TaxDocumentData, 'kind'>): string => wordings[kind].title;
