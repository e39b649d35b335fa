import { action as receiveDeskList } from '../routes/desk-orders/receive-desk-form.server.ts';
import { type OfficeForm, officeForm, officePage } from './office-form.ts';

const list = officePage(receiveDeskList, '/manage/orders?status=Packed&search=kokko&older=9');
export const moved = [{ id: 7, number: 'BW-7', isMoved: true, problem: '', stepId: 3, undoUntil: null }];
export const parcel = (id: number, courier = '', trackingNumber = '') =>
  ({ id, seenStatus: 'Packed', courier, trackingNumber }) as const;

export const deskListForms: readonly OfficeForm[] = [
  officeForm(
    list,
    { form: 'move', to: 'Dispatched', order: ['7:Packed', '8:Lost', 'x:Packed'] },
    'MoveOrders',
    { to: 'Dispatched', orders: [parcel(7)] },
    { orders: moved },
    { moved, isBack: false },
  ),
  officeForm(
    list,
    { form: 'move', to: 'back:Packed', order: ['7:Dispatched'], note: ' Still with us. ', reason: 'lost' },
    'MoveOrders',
    { to: 'Packed', orders: [{ ...parcel(7), seenStatus: 'Dispatched' }], note: 'Still with us.' },
    { orders: moved },
    { moved, isBack: true },
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
];
