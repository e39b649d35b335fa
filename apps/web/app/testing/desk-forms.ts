import { action as receiveDeskList } from '../routes/desk-orders/receive-desk-form.server.ts';
import { action as receiveParcels } from '../routes/dispatch/receive-parcels.server.ts';
import { action as receiveOrder } from '../routes/manage-order/receive-desk-form.server.ts';
import { type OfficeForm, officeForm, officePage } from './office-form.ts';

const list = officePage(receiveDeskList, '/manage/orders?status=Packed&search=kokko&older=9');
const moved = [{ id: 7, number: 'BW-7', isMoved: true, problem: '' }];

const parcels = officePage(receiveParcels, '/manage/dispatch');
const parcel = (id: number, courier = '', trackingNumber = '') =>
  ({ id, seenStatus: 'Packed', courier, trackingNumber }) as const;

const order = officePage(receiveOrder, '/manage/orders/7?list=status%3DPacked', { orderid: '7' });
const done = (form: string) => `/manage/orders/7?done=${form}&list=status%3DPacked`;
const step = { to: 'Dispatched', courier: 'India Post', trackingNumber: 'EE123456789IN', note: '' } as const;

export const deskForms: readonly OfficeForm[] = [
  officeForm(
    list,
    { form: 'move', to: 'Dispatched', order: ['7:Packed', '8:Lost', 'x:Packed'] },
    'MoveOrders',
    { to: 'Dispatched', orders: [parcel(7)] },
    { orders: moved },
    { moved },
  ),
  officeForm(
    list,
    { form: 'save', name: 'Kokko', shared: 'yes' },
    'SaveDeskView',
    { name: 'Kokko', isShared: true, filters: { status: 'Packed', search: 'kokko' } },
    { id: 2, name: 'Kokko' },
    { done: 'The view “Kokko” was saved.' },
  ),
  officeForm(
    list,
    { form: 'change:2', id: '2', version: '5', name: 'Kokko' },
    'ChangeDeskView',
    { id: 2, seenVersion: 5, name: 'Kokko', isShared: false },
    { id: 2, name: 'Kokko' },
    { done: 'The view “Kokko” was changed.' },
  ),
  officeForm(
    list,
    { form: 'delete:2', id: '2' },
    'DeleteDeskView',
    { id: 2 },
    { id: 2, name: 'Kokko' },
    { done: 'The view “Kokko” was deleted.' },
  ),
  officeForm(
    parcels,
    { courier: 'DTDC', 'number-7': ' 12345678 ', 'number-8': '', send: '9', collected: '10' },
    'MoveOrders',
    { to: 'Dispatched', orders: [parcel(7, 'DTDC', '12345678'), parcel(9, 'DTDC'), parcel(10)] },
    { orders: moved },
    { moved, typed: { courier: 'DTDC', 'number-7': ' 12345678 ', 'number-8': '', send: '9', collected: '10' } },
  ),
  officeForm(
    order,
    { form: 'step', seen: 'Packed', ...step },
    'MoveOrder',
    { orderId: 7, seenStatus: 'Packed', ...step },
    { status: 'Dispatched' },
    done('step'),
  ),
  officeForm(
    order,
    { form: 'cancel', seen: 'Packed', note: 'Asked for on the telephone.' },
    'MoveOrder',
    {
      orderId: 7,
      seenStatus: 'Packed',
      to: 'Cancelled',
      courier: '',
      trackingNumber: '',
      note: 'Asked for on the telephone.',
    },
    { status: 'Cancelled' },
    done('cancel'),
  ),
  officeForm(
    order,
    {
      form: 'payment',
      how: 'transfer',
      amount: '1,180.50',
      reference: 'UTR1',
      receivedOn: '2026-11-20',
      seenDue: '118050',
    },
    'RecordPayment',
    {
      orderId: 7,
      how: 'transfer',
      amount: 118050,
      reference: 'UTR1',
      receivedOn: '2026-11-20',
      seenDue: 118050,
      isMore: false,
    },
    { paid: 118050, due: 0 },
    done('payment'),
  ),
  officeForm(
    order,
    { form: 'refund', amount: '118', reason: 'Misprint', seenRefundable: '118050' },
    'RefundOrder',
    { orderId: 7, amount: 11800, reason: 'Misprint', seenRefundable: 118050 },
    { refund: 11800, byHand: 0 },
    done('refund'),
  ),
  officeForm(
    order,
    { form: 'settle', refundId: '5', how: 'paid', reference: 'UTR2', paidOn: '2026-11-20' },
    'SettleRefund',
    { refundId: 5, how: 'paid', reference: 'UTR2', paidOn: '2026-11-20' },
    { state: 'succeeded' },
    done('settle'),
  ),
  officeForm(order, { form: 'mobile-call' }, 'NoteMobileCall', { orderId: 7 }, { orderId: 7 }, done('mobile-call')),
  officeForm(
    order,
    { form: 'purchase-order', purchaseOrder: 'PO 12' },
    'NotePurchaseOrder',
    { orderId: 7, purchaseOrder: 'PO 12' },
    { purchaseOrder: 'PO 12' },
    done('purchase-order'),
  ),
  officeForm(
    order,
    { form: 'pay-link' },
    'SendPaymentLink',
    { orderId: 7 },
    { recipient: 'a@b.example' },
    done('pay-link'),
  ),
  officeForm(
    order,
    { form: 'message', text: 'It is on its way.', seenMessageId: '11' },
    'WriteToCustomer',
    { orderId: 7, text: 'It is on its way.', seenMessageId: 11 },
    { id: 12 },
    done('message'),
  ),
  officeForm(
    order,
    { form: 'read', seenMessageId: '11' },
    'MarkMessagesRead',
    { orderId: 7, seenMessageId: 11 },
    { read: 1 },
    done('read'),
  ),
  officeForm(
    order,
    { form: 'note', text: 'Call first.' },
    'AddOrderNote',
    { orderId: 7, text: 'Call first.' },
    { id: 1 },
    done('note'),
  ),
  officeForm(
    order,
    { form: 'change-note', noteId: '1', version: '2', text: 'Ring first.' },
    'ChangeOrderNote',
    { noteId: 1, version: 2, text: 'Ring first.' },
    { version: 3 },
    done('change-note'),
  ),
  officeForm(
    order,
    { form: 'delete-note', noteId: '1', version: '2' },
    'DeleteOrderNote',
    { noteId: 1, version: 2 },
    { deleted: true },
    done('delete-note'),
  ),
  officeForm(
    order,
    { form: 'return', id: '6', decision: 'accepted', answer: 'We are sorry.', refund: '1,180' },
    'DecideReturn',
    { id: 6, decision: 'accepted', answer: 'We are sorry.', refund: 118000 },
    { state: 'accepted' },
    done('return'),
  ),
  officeForm(
    order,
    { form: 'return', id: '6', decision: 'declined', answer: 'It is as approved.', refund: ' ' },
    'DecideReturn',
    { id: 6, decision: 'declined', answer: 'It is as approved.' },
    { state: 'declined' },
    done('return'),
  ),
];
