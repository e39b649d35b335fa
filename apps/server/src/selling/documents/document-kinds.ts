import type { DocumentKind } from '@boxwright/storage';

/** Titles and series of numbers. Demonstrations have separate series, so that the real ones have no gaps. */
export const documentKinds = {
  'order-form': { title: 'Customer Order Form', series: null },
  'order-sheet': { title: 'Customer Order Form, landscape', series: null },
  'key-line': { title: 'Key line', series: null },
  proof: { title: 'Proof', series: null },
  'e-invoice': { title: 'Copy with IRN and QR code of', series: null },
  'e-way-bill': { title: 'Copy with e-way bill of', series: null },
  proforma: { title: 'Proforma invoice', series: { real: 'PI', demonstration: 'XPI' } },
  'receipt-voucher': { title: 'Receipt voucher', series: { real: 'RV', demonstration: 'XRV' } },
  'refund-voucher': { title: 'Refund voucher', series: { real: 'RF', demonstration: 'XRF' } },
  'tax-invoice': { title: 'Tax invoice', series: { real: 'INV', demonstration: 'XIN' } },
  'credit-note': { title: 'Credit note', series: { real: 'CN', demonstration: 'XCN' } },
  'debit-note': { title: 'Debit note', series: { real: 'DN', demonstration: 'XDN' } },
  'delivery-challan': { title: 'Delivery challan', series: { real: 'DC', demonstration: 'XDC' } },
} as const satisfies Record<
  DocumentKind,
  {
    readonly title: string;
    /** At most three letters, so that a number has at most 16 characters. */
    readonly series: { readonly real: string; readonly demonstration: string } | null;
  }
>;
