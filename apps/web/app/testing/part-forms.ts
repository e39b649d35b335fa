import { action as receiveParts } from '../routes/part-deliveries/receive-parts-form.server.ts';
import { type OfficeForm, officeForm, officePage } from './office-form.ts';

const parts = officePage(receiveParts, '/manage/orders/7/parcels', { orderid: '7' });
const seen = { parcelId: '3', version: '2' };
const parcel = { parcelId: 3, version: 2 };

export const partForms: readonly OfficeForm[] = [
  officeForm(
    parts,
    {
      form: 'pack',
      seenRest: '1000',
      position: '1',
      'quantity-1': '1,000',
      boxes: '2',
      weight: '12.5',
      isThere: 'yes',
    },
    'PackParcel',
    { orderId: 7, seenRest: 1000, items: [{ position: 1, quantity: 1000 }], boxes: 2, weight: '12.5', isThere: true },
    { number: 1 },
    { done: 'Parcel 1 is packed. Print its papers, and send it here.' },
  ),
  officeForm(
    parts,
    { form: 'move:3', ...seen, to: 'sent', courier: 'DTDC', trackingNumber: 'D 1', isShortAgreed: 'yes' },
    'MoveParcel',
    { ...parcel, to: 'sent', courier: 'DTDC', trackingNumber: 'D 1', isShortAgreed: true },
    { number: 1, orderStatus: 'Dispatched' },
    { done: 'Parcel 1 is noted. The order is Dispatched.' },
  ),
  officeForm(
    parts,
    { form: 'move:3', ...seen, to: 'returned', reason: 'lost' },
    'MoveParcel',
    { ...parcel, to: 'returned', courier: '', trackingNumber: '', reason: 'lost' },
    { number: 1, orderStatus: 'Packed' },
    { done: 'Parcel 1 is noted. The order is Packed.' },
  ),
  officeForm(
    parts,
    { form: 'unpack:3', ...seen },
    'UnpackParcel',
    parcel,
    { number: 1 },
    {
      done: 'Parcel 1 is taken apart: its pieces are in none again.',
    },
  ),
  officeForm(
    parts,
    { form: 'unsent', seen: '400', reason: 'The paper ran out.' },
    'CreditUnsent',
    { orderId: 7, seen: 400, reason: 'The paper ran out.' },
    { credited: 1_180_00 },
    { done: '₹1,180.00 are taken off the invoice; the customer is mailed.' },
  ),
  officeForm(
    parts,
    { form: 'unsent:3', parcelId: '3', seen: '2', reason: 'Lost.' },
    'CreditUnsent',
    { orderId: 7, parcelId: 3, seen: 2, reason: 'Lost.' },
    { credited: 1_180_00 },
    { done: '₹1,180.00 are taken off the invoice; the customer is mailed.' },
  ),
];
