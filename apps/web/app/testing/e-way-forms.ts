import { action as receiveEWay } from '../routes/e-way-bill/receive-e-way-form.server.ts';
import { type OfficeForm, officeForm, officePage } from './office-form.ts';

const eWay = officePage(receiveEWay, '/manage/orders/7/e-way-bill', { orderid: '7' });
const travel = {
  ...{ distance: '350', transporterId: '', transporterName: 'Kaveri Roadways', vehicle: 'TN 01 AB 1234' },
  ...{ document: '', documentOn: '' },
};
const made = { number: '331000000001', madeAt: '2026-11-27T14:30', validUntil: '' };

export const eWayForms: readonly OfficeForm[] = [
  officeForm(
    eWay,
    { form: 'transport', mode: 'road', ...travel },
    'SaveEWayTransport',
    { orderId: 7, mode: 'road', ...travel },
    { orderId: 7 },
    { done: 'Kept. Download the file for the portal below.' },
  ),
  officeForm(
    eWay,
    { form: 'bill', ...made },
    'NoteEWayBill',
    { orderId: 7, ...made },
    { number: made.number, validUntil: '2026-11-29' },
    { done: 'E-way bill 331000000001 is noted, valid until 29 November 2026.' },
  ),
  officeForm(
    eWay,
    { form: 'cancel', reason: 'Wrong vehicle.' },
    'CancelEWayBill',
    { orderId: 7, reason: 'Wrong vehicle.' },
    { number: made.number },
    { done: 'E-way bill 331000000001 is noted as cancelled.' },
  ),
];
