import { ewayFileAddress } from '@boxwright/contract';
import { alertsOf } from '@boxwright/storage';
import { moveOrderTo, paidOrder } from './move-orders.ts';
import type { Shop, ShopVisitor } from './open-shop.ts';

const road = {
  ...{ mode: 'road', distance: '350', transporter_id: '', transporter_name: 'Kaveri Roadways' },
  ...{ vehicle: 'tn 01 ab-1234', document: '', document_on: '' },
};

/** What a test of e-way bills does with a shop, as the member of staff. */
export const eWayDesk = (shop: Shop, staff: ShopVisitor) => ({
  /** Sets the value, in rupees, above which goods need a bill inside the state. */
  async limit(eWayInState: string): Promise<void> {
    const { seen } = (await staff.call('GetSettings', { section: 'tax' })).data;
    const values = { eWayInState, eWayBetweenStates: '50000', lutNumber: '', lutFrom: '', lutTo: '' };
    const { status, body } = await staff.call('SaveSettings', { section: 'tax', seen, values });
    if (status !== 200) throw new Error(`not saved: ${JSON.stringify(body)}`);
  },
  /** An order of a registered buyer that is on its way. */
  async sent() {
    const order = await paidOrder(shop, { address: { gstin: '33AAACY2068D1ZN' } });
    await moveOrderTo(staff, order.orderId, 'Dispatched');
    return order;
  },
  read: async (orderid: number) => (await staff.call('GetEWayBill', { orderid })).data,
  keep: (orderid: number, own: object = {}) => staff.call('SaveEWayTransport', { orderid, ...road, ...own }),
  note: (orderid: number, number: string, own: object = {}) =>
    staff.call('NoteEWayBill', { orderid, number, made_at: typed(shop.clock.now()), valid_until: '', ...own }),
  cancel: (orderid: number) => staff.call('CancelEWayBill', { orderid, reason: 'Wrong vehicle.' }),
  file: (orderId: number) =>
    shop.app.inject({ url: ewayFileAddress(orderId), cookies: Object.fromEntries(staff.cookies) }),
  alerts: async (orderId: number) =>
    (await alertsOf(shop.services.db, orderId)).map(({ kind }) => kind).filter((kind) => kind.startsWith('e-way-bill')),
});

/** A moment as the form has it: day and time in India. */
const typed = (moment: Date): string => new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
