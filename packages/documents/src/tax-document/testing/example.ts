import { paise, splitGst } from '@boxwright/money';
import type { TaxDocumentData, TaxDocumentLine } from '../../tax-document-data.ts';

/** A line of cartons with the tax that the pricing charges on it. */
export function lineOf(description: string, taxable: number, placeOfSupply = '33'): TaxDocumentLine {
  const { cgst, sgst, igst } = splitGst({
    taxable: paise(taxable),
    rate: 500 as Parameters<typeof splitGst>[0]['rate'],
    supplierState: '33',
    placeOfSupply,
  });
  return {
    description,
    details: '60 × 40 × 100 mm, Folding Box Board 300 gsm, matt lamination outside',
    hsn: '4819',
    quantity: 2000,
    taxable: paise(taxable),
    gstRateBps: 500,
    cgst,
    sgst,
    igst,
  };
}

const lines = [lineOf('Soap Box, reverse tuck', 2_221_000)];

/** A tax invoice of one line inside the state, half of it paid in advance. */
export const invoice: TaxDocumentData = {
  kind: 'tax-invoice',
  number: 'INV/26-27/000123',
  issuedAt: new Date('2026-11-28T10:20:00Z'),
  supplier: {
    name: 'Boxwright Packaging',
    addressLines: ['14 Printers Lane, Royapettah', 'Chennai, Tamil Nadu 600014'],
    phones: ['+91 44 0000 0000', '+91 98400 00000'],
    email: 'orders@boxwright.example',
    gstin: '33AAACY2068D1ZN',
    state: { name: 'Tamil Nadu', code: '33' },
  },
  recipient: {
    contactPerson: 'Kavitha Raman',
    company: 'Rosa & Reed Soaps Private Limited',
    address: '7 Mill Road, Peelamedu',
    landmark: 'Opposite the textile market',
    city: 'Coimbatore',
    state: 'Tamil Nadu',
    pincode: '641004',
    country: 'India',
    mobile: '9840000000',
    email: 'accounts@rosaandreed.example',
    gstin: '33AAPFU0939F1ZV',
  },
  deliverTo: {
    contactPerson: 'Suresh Kumar',
    company: 'Rosa & Reed Soaps',
    address: 'Plot 12, SIDCO Industrial Estate',
    city: 'Coimbatore',
    state: 'Tamil Nadu',
    pincode: '641021',
    country: 'India',
    mobile: '9840000001',
  },
  placeOfSupply: { name: 'Tamil Nadu', code: '33' },
  order: { number: 'BW26-000123', placedAt: new Date('2026-11-20T10:15:00Z') },
  lines,
  includes: { delivery: paise(97_000), codFee: paise(0), discount: paise(0) },
  total: paise(2_332_050),
  payment: {
    mode: 'payu',
    paid: paise(1_166_025),
    due: paise(1_166_025),
    reference: '403993715521889530',
    advances: [{ number: 'RV/26-27/000098', issuedAt: new Date('2026-11-20T10:20:00Z'), amount: paise(1_166_025) }],
  },
  transport: { courier: 'Professional Couriers', trackingNumber: 'PRO0123456' },
};
