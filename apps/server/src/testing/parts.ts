import { moveOrderTo } from './move-orders.ts';
import type { ShopVisitor } from './open-shop.ts';

interface WireParcel {
  id: number;
  version: number;
  number: number;
  status: string;
}

/** What a test does with the parcels of orders, as the member of staff. */
export const partDesk = (staff: ShopVisitor) => {
  const read = async (orderid: number) => (await staff.call('GetParcels', { orderid })).data;
  const seen = async (orderId: number, number: number) => {
    const { parcels } = await read(orderId);
    const { id, version } = parcels.find((each: WireParcel) => each.number === number);
    return { parcelid: id, version };
  };
  const restOf = async (orderId: number): Promise<number> =>
    (await read(orderId)).rest.reduce((sum: number, { quantity }: { quantity: number }) => sum + quantity, 0);
  const pack = async (orderid: number, quantity: number, own: object = {}) =>
    staff.call('PackParcel', {
      ...{ orderid, seenrest: await restOf(orderid), items: [{ position: 1, quantity }], boxes: 1, weight: '' },
      // The works of these orders are moved by hand.
      ...{ goods_there: true, ...own },
    });
  const move = async (orderId: number, number: number, to: string, own: object = {}) =>
    staff.call('MoveParcel', { ...(await seen(orderId, number)), to, courier: '', trackingnumber: '', ...own });
  const send = (orderId: number, number: number, own: object = {}) =>
    move(orderId, number, 'sent', { courier: 'Delhivery', trackingnumber: `P ${orderId}-${number}`, ...own });
  return {
    ...{ read, seen, restOf, pack, move, send },
    unpack: async (orderId: number, number: number) => staff.call('UnpackParcel', await seen(orderId, number)),
    /** Credits a parcel, or what is in none. */
    credit: async (orderid: number, number?: number, own: object = {}) => {
      const parcel = number === undefined ? undefined : await seen(orderid, number);
      return staff.call('CreditUnsent', {
        ...{ orderid, seen: parcel?.version ?? (await restOf(orderid)), reason: 'The paper ran out.' },
        ...(parcel ? { parcelid: parcel.parcelid } : {}),
        ...own,
      });
    },
    /** Packs an order of a thousand boxes, and sends six hundred of them. */
    partlySent: async ({ orderId }: { orderId: number }) => {
      await moveOrderTo(staff, orderId, 'Packed');
      await pack(orderId, 600);
      const { status, body } = await send(orderId, 1);
      if (status !== 200) throw new Error(`not sent: ${JSON.stringify(body)}`);
    },
  };
};
