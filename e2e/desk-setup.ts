import type { BrowserContext } from 'playwright-core';
import { call, moveOrder, newcomer, soapBoxes } from './journey.ts';

/** An address in Coimbatore; `own` changes it. */
const addressOf = (title: 'Shipping' | 'Billing', own: object) => ({
  ...{ title, action: 'INSERT', companyname: 'Meena Soaps', name: 'Meena Sundaram', mobileNo: '9840012345' },
  ...{ area: '7 Race Course Road', pincode: '641001', country: 101, state: 4035 },
  ...own,
});

interface Buyer {
  readonly context: BrowserContext;
  readonly id: number;
  readonly email: string;
}

/** A new customer, signed in. */
export async function buyerIn(context: BrowserContext): Promise<Buyer> {
  const { name, email, mobile, company: companyName, password } = newcomer();
  await call(context, 'AddCustomer', { name, email, mobile, companyName, password });
  const signedIn = await call(context, 'AddwebsiteLogin', { email, password, action: 'Login' });
  return { context, id: signedIn[0].fld_customerid, email };
}

export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  /** In rupees. */
  readonly total: number;
}

/** An order of soap boxes, to be paid. */
export async function placeOrder(
  { context }: Pick<Buyer, 'context'>,
  own: { readonly line?: object; readonly address?: object } = {},
): Promise<PlacedOrder> {
  const cart = await call(context, 'AddToCartWebsite', { ...soapBoxes, ...own.line });
  const address = (title: 'Shipping' | 'Billing') =>
    call(context, 'Add_CustomerAddress', addressOf(title, own.address ?? {}));
  const placed = await call(context, 'PlaceOrder', {
    ...{ cartid: cart.order_id, orderstatus: 'IN-PROCESS', paymentstaus: 'Payment Initiated' },
    paymentmode: 'OnlinePayment',
    shippingaddress: (await address('Shipping')).addressId,
    billingaddress: (await address('Billing')).addressId,
  });
  return { id: placed.order_id, number: placed.order_number, total: placed.total_amount };
}

/** Today in India, as days are sent. */
export const today = (): string => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Records the whole payment of an order as a transfer; `own` changes it. */
export async function recordPayment(desk: BrowserContext, { id, total }: PlacedOrder, own: object = {}): Promise<void> {
  const received = { how: 'transfer', amount: total, seen_due: total, received_on: today(), reference: `UTR${id}` };
  await call(desk, 'RecordPayment', { orderid: id, ...received, ...own });
}

/** An order that is paid, and moved on to a step. */
export async function paidOrder(
  desk: BrowserContext,
  buyer: Pick<Buyer, 'context'>,
  status: string,
  own?: Parameters<typeof placeOrder>[1],
): Promise<PlacedOrder> {
  const order = await placeOrder(buyer, own);
  await recordPayment(desk, order);
  await moveOrder(desk, order.id, 'IN-PROCESS', status);
  return order;
}
