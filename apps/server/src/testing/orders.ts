import { parseRupees } from '@boxwright/money';
import { inTransaction, waivePayment } from '@boxwright/storage';
import { unique } from '@boxwright/testing';
import type { Shop, ShopCustomer, ShopVisitor, WireAnswer } from './open-shop.ts';

/** A thousand 100 g soap boxes on 300 gsm board with gloss aqueous coating, shipped to Coimbatore. */
export const soapBoxes = {
  itemdetails: [{ Item: 202, Quantity: 1000 }],
  boardid: 2,
  outercoatingid: 2,
  innercoatingid: 0,
  deliverytype: 'StandardShipping',
  destination_pin: '641001',
  status: 'INCART',
};

export const addressOf = (kind: 'Shipping' | 'Billing' | 'Home' | 'Office', own: object = {}) => ({
  title: kind,
  action: 'INSERT',
  companyname: 'Meena Soaps',
  name: 'Meena Sundaram',
  mobileNo: '9840012345',
  area: '7 Race Course Road',
  pincode: '641001',
  country: 101,
  state: 4035,
  ...own,
});

export async function addBoxes(visitor: ShopVisitor, own: object = {}): Promise<number> {
  const { data } = await visitor.call('AddToCartWebsite', { ...soapBoxes, ...own });
  return data.order_id;
}

/** Marks everything in an order as approved for print, without artwork and proofs. */
export async function approvePrint({ services }: Pick<Shop, 'services'>, orderId: number): Promise<void> {
  await services.db.$client.query(
    `update order_lines set artwork_state = 'approved' where order_id = $1 and artwork_state is not null`,
    [orderId],
  );
}

/** Who lets orders of tests go on, by their shop. */
const waivers = new WeakMap<object, Promise<number>>();

async function addWaiver({ services }: Pick<Shop, 'services'>): Promise<number> {
  const email = `waives-${unique()}@shop.example`;
  const password = 'a long staff password';
  const added = await services.auth.addStaff({ name: 'Accounts', email, password, role: 'Accounts' });
  if (typeof added !== 'object') throw new RangeError('No staff was added');
  return added.id;
}

/** Lets an order go on without its money. */
export async function waiveMoney(shop: Pick<Shop, 'services'>, orderId: number): Promise<void> {
  const staffId = waivers.get(shop.services) ?? addWaiver(shop);
  waivers.set(shop.services, staffId);
  await inTransaction(shop.services.db, async (tx) =>
    waivePayment(tx, {
      orderId,
      step: 'dispatch',
      staffId: await staffId,
      reason: 'Of a test',
      createdAt: shop.services.now(),
    }),
  );
}

interface OwnOrder {
  readonly line?: object;
  readonly address?: object;
  readonly customer?: ShopCustomer;
  readonly awaitsProof?: true;
}

/**
 * A customer (new, unless one is given) with boxes in the cart and two addresses. What they place counts as approved for
 * print, unless it `awaitsProof`.
 */
export async function readyToOrder(shop: Shop, own: OwnOrder = {}) {
  const customer = own.customer ?? (await shop.customer());
  const cartid = await addBoxes(customer, own.line);
  const shipping = await customer.call('Add_CustomerAddress', addressOf('Shipping', own.address));
  const billing = await customer.call('Add_CustomerAddress', addressOf('Billing', own.address));
  const placing = {
    cartid,
    shippingaddress: shipping.data.addressId as number,
    billingaddress: billing.data.addressId as number,
    orderstatus: 'IN-PROCESS',
    paymentstaus: 'Payment Initiated',
    paymentmode: 'OnlinePayment',
  };
  const place = async (more: object = {}): Promise<WireAnswer> => {
    const placed = await customer.call('PlaceOrder', { ...placing, ...more });
    if (placed.status !== 200) return placed;
    const { order_id: orderId } = placed.data;
    if (own.awaitsProof === undefined) await approvePrint(shop, orderId);
    return placed;
  };
  return { customer, placing, place };
}

export interface OpenPayment {
  readonly customer: ShopCustomer;
  readonly orderId: number;
  readonly txnid: string;
  readonly form: Record<string, string>;
  /** The order's total in rupees, as on the wire. */
  readonly total: number;
  readonly place: (more?: object) => Promise<WireAnswer>;
}

/** A placed order whose payment form has been handed out. */
export async function openPayment(shop: Shop, own: Parameters<typeof readyToOrder>[1] = {}): Promise<OpenPayment> {
  const { customer, place } = await readyToOrder(shop, own);
  const placed = await place();
  const orderId: number = placed.data.order_id;
  const started = await customer.call('StartPayment', { orderid: orderId, purpose: 'full' });
  const { txnid, fields, amount } = started.data;
  return { customer, orderId, txnid, form: fields, total: amount, place };
}

/** Pays a placed order in full, or what is left of it. */
export async function payInFull(
  shop: Shop,
  customer: ShopVisitor,
  orderId: number,
  purpose: 'full' | 'balance' = 'full',
): Promise<void> {
  const { status, data, body } = await customer.call('StartPayment', {
    orderid: orderId,
    purpose,
    asplaced: true,
  });
  if (status !== 200) throw new Error(`not paid: ${JSON.stringify(body)}`);
  shop.payu.says(data.txnid, 'captured', parseRupees(data.amount));
  await postReturn(shop, shop.payu.returned(data.fields, 'captured'));
}

/** The browser's return from the payment page: a form posted from another site, without cookies. */
export const postReturn = (shop: Shop, fields: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: '/payments/return',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://payu.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams(fields).toString(),
  });

export const postWebhook = (shop: Shop, fields: Record<string, string>) =>
  shop.app.inject({ method: 'POST', url: '/payments/webhook', payload: fields });

/** The texts of a customer's mails whose subject contains this. */
export async function mailsTo(shop: Shop, recipient: string, subject: string): Promise<string[]> {
  const desk = await shop.staff();
  const { data } = await desk.call('GetMailbox', { search: recipient });
  const wanted: { fld_mail_id: number; fld_subject: string }[] = data;
  const mails = wanted.filter((mail) => mail.fld_subject.includes(subject));
  return Promise.all(mails.map(async ({ fld_mail_id }) => (await desk.call('GetMail', { fld_mail_id })).data.fld_text));
}
