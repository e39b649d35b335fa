import type { Caller, RaceAnswer, RaceShop, StartedPayment } from './race.ts';

const soapBoxes = {
  itemdetails: [{ Item: 202, Quantity: 1000 }],
  boardid: 2,
  outercoatingid: 2,
  innercoatingid: 0,
  deliverytype: 'StandardShipping',
  destination_pin: '641001',
};

/** A kit for the same box. */
const sample = { itemdetails: [{ Item: 202, Quantity: 1 }], Ordertype: 'Ordersample', boardid: 2 };

/** Each has another mobile number and street, because cash on delivery is limited by them. Other tests live at 7. */
let buyers = 1000;
const address = () => ({
  title: 'Shipping',
  action: 'INSERT',
  companyname: 'Meena Soaps',
  name: 'Meena Sundaram',
  pincode: '641001',
  country: 101,
  state: 4035,
  ...ownPlace(),
});

/** A mobile number and a street that no other buyer of this process has. */
export function ownPlace(): { mobileNo: string; area: string } {
  buyers += 1;
  return { mobileNo: String(9_100_000_000 + buyers), area: `${buyers} Race Course Road` };
}

/** The answer's data; throws unless the call has succeeded. */
export async function must(caller: Caller, operation: string, body: object): Promise<RaceAnswer['data']> {
  const { status, data } = await caller.call(operation, body);
  if (status !== 200) throw new Error(`${operation} answered ${status}: ${JSON.stringify(data)}`);
  return data;
}

export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  readonly total: number;
}

/** A customer with an address, and what they do. */
export interface RaceBuyer {
  readonly caller: Caller & { readonly id: number };
  readonly addressId: number;
  /** Puts boxes into the cart; returns the cart and the total that it shows. */
  fill(more?: object): Promise<{ cartId: number; shown: number }>;
  fillWithSample(): Promise<{ cartId: number; shown: number }>;
  place(cart: { readonly cartId: number; readonly shown: number }): Promise<RaceAnswer>;
  /** Fills a cart and places it. */
  order(more?: object): Promise<PlacedOrder>;
  startPayment(orderId: number, purpose?: string): Promise<RaceAnswer>;
  /** Pays an order in full. */
  pay(orderId: number): Promise<void>;
  statusOf(orderId: number): Promise<string>;
}

export async function raceBuyer(shop: RaceShop, own: object = {}): Promise<RaceBuyer> {
  const caller = await shop.customer();
  const { addressId } = await must(caller, 'Add_CustomerAddress', { ...address(), ...own });
  const add = async (goods: object) => {
    const { order_id: cartId } = await must(caller, 'AddToCartWebsite', { status: 'INCART', ...goods });
    const [line] = await must(caller, 'GetCartWebsite', { id: null });
    return { cartId: cartId as number, shown: line.fld_cart_amount as number };
  };
  const buyer: RaceBuyer = {
    caller,
    addressId,
    fill: (more = {}) => add({ ...soapBoxes, ...more }),
    fillWithSample: () => add(sample),
    place: ({ cartId, shown }) =>
      caller.call('PlaceOrder', {
        cartid: cartId,
        shippingaddress: addressId,
        billingaddress: addressId,
        acceptedtotal: shown,
      }),
    async order(more = {}) {
      const { status, data } = await buyer.place(await buyer.fill(more));
      if (status !== 200) throw new Error(`PlaceOrder answered ${status}: ${JSON.stringify(data)}`);
      return placedOf(data);
    },
    startPayment: (orderId, purpose = 'full') =>
      caller.call('StartPayment', { orderid: orderId, purpose, asplaced: true }),
    async pay(orderId) {
      const { status, data } = await buyer.startPayment(orderId);
      if (status !== 200) throw new Error(`StartPayment answered ${status}: ${JSON.stringify(data)}`);
      await shop.pay(caller, data as StartedPayment);
    },
    async statusOf(orderId) {
      const [row] = await must(caller, 'GetWebsiteOrderDetails', { whereClause: { fld_order_id: orderId } });
      return row.fld_order_status;
    },
  };
  return buyer;
}

export const placedOf = (data: RaceAnswer['data']): PlacedOrder => ({
  id: data.order_id,
  number: data.order_number,
  total: data.total_amount,
});
